// The quote names the choice as it is when the visitor asks for one. A middle click and the context
// menu cause no click event, but begin with the pointer or the focus on the link.
const quote = document.querySelector<HTMLAnchorElement>('.country-sheet>.actions>a');
for (const ask of ['pointerdown', 'focus', 'click']) quote?.addEventListener(ask, nameChoice);

function nameChoice(): void {
  if (!quote) return;
  const country = document.querySelector<HTMLSelectElement>('#country');
  const kind = document.querySelector<HTMLInputElement>('[name=kind]:checked');
  const address = new URL(quote.href);
  address.searchParams.set('sheet', `${kind?.value}-${country?.value}`);
  quote.href = address.href;
}

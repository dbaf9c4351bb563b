// The quote names the choice as it is when the visitor asks for one.
const quote = document.querySelector<HTMLAnchorElement>('.cs>.acts>a');
quote?.addEventListener('click', () => {
  const country = document.querySelector<HTMLSelectElement>('#country');
  const kind = document.querySelector<HTMLInputElement>('[name=kind]:checked');
  const address = new URL(quote.href);
  address.searchParams.set('sheet', `${kind?.value}-${country?.value}`);
  quote.href = address.href;
});

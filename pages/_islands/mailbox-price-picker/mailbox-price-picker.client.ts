// Browsers that come back to a page restore the visitor's choice, but not its price: the island then
// starts as soon as it is seen, and not with the first touch.
const picker = document.querySelector<HTMLElement>('[data-island=mailbox-price-picker]');
for (const radio of picker?.querySelectorAll<HTMLInputElement>(':checked') ?? [])
  if (!radio.defaultChecked) delete picker?.dataset['when'];

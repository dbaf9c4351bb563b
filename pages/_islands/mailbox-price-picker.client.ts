// A browser that comes back restores the choice of the last visit, but not its price: the code adds that.
const picker = document.querySelector<HTMLElement>('[data-island=mailbox-price-picker]');
for (const radio of picker?.querySelectorAll<HTMLInputElement>(':checked') ?? [])
  if (!radio.defaultChecked) delete picker?.dataset['when'];

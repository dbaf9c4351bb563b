// The menus work without this. It makes the small one modal and closes all where the platform
// leaves them open.

const sheet = document.querySelector<HTMLDialogElement>('#menu');

document.querySelector('[popovertarget=menu]')?.addEventListener('click', (event) => {
  event.preventDefault();
  sheet?.showModal();
});

for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
  const close = (): void => {
    if (menu === sheet) sheet.close();
    menu.hidePopover();
  };
  menu.onclick = ({ target, clientX }) => {
    // Not every browser knows `closedby`: only the backdrop is beyond the sheet's own width.
    const isOutside = target === sheet && clientX > menu.clientWidth;
    if (isOutside || (target instanceof Element && target.closest('a, [popovertarget]'))) close();
  };
  const item = menu.parentElement;
  item?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close();
  });
  // A page shown again from the back/forward cache must not still have its menu open.
  addEventListener('pagehide', close);
}

// Only visitors who use a search field load what it offers.
for (const field of document.querySelectorAll<HTMLInputElement>('header input'))
  field.onfocus = async () => (await import('../search-suggestions/suggest.ts')).suggest(field);

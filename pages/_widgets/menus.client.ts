// The menus work without this. It makes the small one modal and closes both where the platform
// leaves them open.

const sheet = document.querySelector<HTMLDialogElement>('#menu');

document.querySelector('.burger')?.addEventListener('click', (event) => {
  event.preventDefault();
  sheet?.showModal();
});

sheet?.addEventListener('click', (event) => {
  // Not every browser knows `closedby`: only the backdrop lies beyond the sheet's own width.
  const onBackdrop = event.target === sheet && event.clientX > sheet.clientWidth;
  if (onBackdrop || isChoice(event, 'a, .head button')) close(sheet);
});

for (const panel of document.querySelectorAll<HTMLElement>('.pan')) {
  panel.addEventListener('click', (event) => isChoice(event, 'a') && close(panel));
  panel.parentElement?.addEventListener('focusout', ({ currentTarget, relatedTarget }) => {
    const inside = currentTarget instanceof Node && relatedTarget instanceof Node;
    if (inside && !currentTarget.contains(relatedTarget)) close(panel);
  });
}

/** A page shown again from the back/forward cache must not still have its menu open. */
function isChoice({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function close(menu: HTMLElement): void {
  if (menu instanceof HTMLDialogElement && menu.open) menu.close();
  else menu.hidePopover();
}

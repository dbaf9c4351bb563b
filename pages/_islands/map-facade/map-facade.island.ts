import type { StartIsland } from '#island';

/** Makes the link to a maps service a button that loads its map here. It stays one element and keeps the focus. */
const offerMap: StartIsland = (element) => {
  const link = element.querySelector<HTMLAnchorElement>('a[data-map]');
  if (!link) return;
  link.setAttribute('role', 'button');
  link.querySelector('.visually-hidden')?.remove();
  link.addEventListener('click', (event) => {
    // With these keys the visitor asks for a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showMap(link);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
};

export default offerMap;

function showMap(link: HTMLAnchorElement): void {
  const { map = '', mapTitle = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.src = map;
  frame.title = mapTitle;
  frame.allowFullscreen = true;
  link.closest('.street-map')?.replaceChildren(frame);
  frame.focus();
}

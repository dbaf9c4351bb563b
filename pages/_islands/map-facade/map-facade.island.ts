import type { StartIsland } from '#island';

/**
 * Makes the link to a maps service a button that loads its map here. It stays one element and keeps
 * the focus. After that it is a link again: the map may be blocked.
 */
const offerMap: StartIsland = (element) => {
  const link = element.querySelector<HTMLAnchorElement>('a[data-map]');
  if (!link) return;
  const plainLink = link.cloneNode(true);
  link.setAttribute('role', 'button');
  link.querySelector('.visually-hidden')?.remove();
  link.addEventListener('click', (event) => {
    // With these keys the visitor asks for a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showMap(link, plainLink);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
};

export default offerMap;

function showMap(link: HTMLAnchorElement, plainLink: Node): void {
  const { map = '', mapTitle = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.src = map;
  frame.title = mapTitle;
  frame.allowFullscreen = true;
  link.closest('.street-map')?.append(frame);
  link.replaceWith(plainLink);
  frame.focus();
}

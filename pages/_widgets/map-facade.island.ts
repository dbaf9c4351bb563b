import type { StartIsland } from '#island';

/** Turns the link to a maps service into a button that loads its map here. */
const offerMap: StartIsland = (element) => {
  const link = element.querySelector<HTMLAnchorElement>('a[data-map]');
  if (!link) return;
  const { map = '', mapTitle = '' } = link.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.textContent = link.textContent;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = map;
    frame.title = mapTitle;
    frame.allowFullscreen = true;
    button.closest('.map')?.replaceChildren(frame);
    frame.focus();
  });
  link.replaceWith(button);
};

export default offerMap;

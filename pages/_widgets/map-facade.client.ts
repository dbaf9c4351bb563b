// Turns the link to a maps service into a button that loads its map here.

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-map]')) {
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
}

import './page-view.ts';

// A browser requests the manifest as soon as the page names it, so that happens after the first paint.
const manifest = new URL('../manifest.json', import.meta.url);
document.head.insertAdjacentHTML('beforeend', `<link rel="manifest" href="${manifest}">`);

import './page-view.ts';

/** The site's base path, which the bundler fills in: `withBase` would cost every page 46 bytes. */
declare const SITE_BASE: string;

// A browser requests the manifest as soon as the page names it, so that happens after the first paint.
const manifest = `<link rel="manifest" href="${SITE_BASE}/manifest.json">`;
document.head.insertAdjacentHTML('beforeend', manifest);

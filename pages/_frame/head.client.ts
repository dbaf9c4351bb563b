/** The site's base path, which the bundler fills in: `withBase` would cost every page 46 bytes. */
declare const SITE_BASE: string;

// Browsers request the manifest as soon as they see a link to it, so the link comes after the first paint.
const manifest = `<link rel="manifest" href="${SITE_BASE}/manifest.json">`;
document.head.insertAdjacentHTML('beforeend', manifest);

export {};

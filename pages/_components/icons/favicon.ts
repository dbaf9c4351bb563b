import { palette } from '../../_facts/palette.ts';

const { kraft, ink, tape } = palette.chosen.light;

/** The icon. After a change, build the site, and run `draw.js`. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M1 1h38v38H1z" fill="${kraft}" stroke="${ink}" stroke-width="2"/><path d="M13 1h14v38H13z" fill="${tape}"/></svg>`;

/** The icon as a data URL: a request for a file would compete with those of the first screen. */
export const faviconUrl = `data:image/svg+xml,${favicon.replace(/[<>"#]/g, encodeURIComponent)}`;

import type { OutgoingHttpHeaders } from 'node:http';
import { assetFolder } from '../model/assets.ts';

/** What goes with every file of a site, by its path from the site's root. */
export function siteHeaders(path: string): OutgoingHttpHeaders {
  return {
    'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Whether a file's name changes with its contents: bundlers put eight letters and digits before its ending. */
function isHashed(path: string): boolean {
  return path.startsWith(`${assetFolder}/`) && /-[A-Z0-9]{8}\.\w+$/.test(path);
}

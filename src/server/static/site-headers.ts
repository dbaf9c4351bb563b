import type { OutgoingHttpHeaders } from 'node:http';
import { isHashedAsset } from '../../core/files/asset-names.ts';

/** The headers of a file, by its path relative to the site's root. */
export function siteHeaders(path: string): OutgoingHttpHeaders {
  return {
    'Cache-Control': isHashedAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

import type { OutgoingHttpHeaders } from 'node:http';
import { isHashedAsset } from '../../core/files/asset-names.ts';
import { immutable } from '../../output/hosts/host.ts';

/** The headers of a file, by its path relative to the site's root. */
export function siteHeaders(path: string): OutgoingHttpHeaders {
  return {
    'Cache-Control': isHashedAsset(path) ? immutable : 'no-cache',
  };
}

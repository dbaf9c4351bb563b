import type { Host } from './host.ts';
import { listedFiles } from './listed-files.ts';

/** https://developers.cloudflare.com/pages/configuration/serving-pages/ */
export const cloudflare: Host = {
  redirects: true,
  sendsHeaders: true,
  slash: 'redirected',
  ending: 'redirected',
  hides: ['_headers', '_redirects'],
  files: listedFiles,
};

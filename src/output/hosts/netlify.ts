import type { Host } from './host.ts';
import { listedFiles } from './listed-files.ts';

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
export const netlify: Host = {
  redirects: true,
  sendsHeaders: true,
  slash: 'served',
  ending: 'served',
  hides: ['_headers', '_redirects'],
  files: listedFiles,
};

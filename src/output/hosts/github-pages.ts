import type { Host } from './host.ts';

/** Supports neither redirects nor headers: https://docs.github.com/pages. Without `.nojekyll` it would leave out files that start with _. */
export const githubPages: Host = {
  redirects: false,
  sendsHeaders: false,
  slash: 'missing',
  ending: 'served',
  hides: [],
  files: () => [{ path: '.nojekyll', contents: '' }],
};

import type { Host } from './host.ts';

/** Knows neither redirects nor headers: https://docs.github.com/pages. Without the file it would leave out what begins with _. */
export const githubPages: Host = {
  redirects: false,
  sendsHeaders: false,
  slash: 'missing',
  ending: 'served',
  hides: [],
  files: () => [{ path: '.nojekyll', contents: '' }],
};

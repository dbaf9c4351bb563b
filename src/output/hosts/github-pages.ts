import { type Host, hostDefaults } from './host.ts';

/** Supports neither redirects nor headers: https://docs.github.com/pages. Without `.nojekyll` it would leave out files that start with _. */
export const githubPages: Host = {
  ...hostDefaults,
  redirects: [],
  lacks: ['query', 'wildcard'],
  sendsHeaders: false,
  slash: 'file',
  files: () => [{ path: '.nojekyll', contents: '' }],
};

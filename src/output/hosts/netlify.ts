import { renderHeaders } from '../../core/host-headers.ts';
import { type Host, hostDefaults, immutable } from './host.ts';

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
export const netlify: Host = {
  ...hostDefaults,
  slash: 'served',
  hides: ['_headers', '_redirects'],
  files: ({ base, redirects, headers }) => {
    const rules = redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`);
    const { path, contents } = renderHeaders(headers);
    return [
      { path: '_redirects', contents: rules.join('') },
      { path, contents: `${contents}${base}/assets/*\n  Cache-Control: ${immutable}\n` },
    ];
  },
};

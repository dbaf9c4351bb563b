import { renderHeaders } from '../../core/hosts.ts';
import { type Host, hostDefaults, immutable } from './host.ts';

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
export const netlify: Host = {
  ...hostDefaults,
  slash: 'served',
  hides: ['_headers', '_redirects'],
  files: ({ base, redirects, headers }) => {
    // Netlify ignores a slash at the end, Cloudflare does not.
    const rules = redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => `${base}${path} ${base}${to} 301\n`),
    );
    const { path, contents } = renderHeaders(headers);
    return [
      { path: '_redirects', contents: rules.join('') },
      { path, contents: `${contents}${base}/assets/*\n  Cache-Control: ${immutable}\n` },
    ];
  },
};

/** Reads the files of Netlify: https://developers.cloudflare.com/pages/configuration/serving-pages/ */
export const cloudflare: Host = { ...netlify, slash: 308, ending: 308 };

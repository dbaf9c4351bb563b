import { renderHeaders } from '../../core/hosts.ts';
import { locationOf } from '../../routes/redirects.ts';
import { type Host, hostDefaults, immutable } from './host.ts';

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
export const netlify: Host = {
  ...hostDefaults,
  redirects: [301, 302],
  slash: 'served',
  hides: ['_headers', '_redirects'],
  files: ({ base, redirects, headers }) => {
    const rules = redirects.flatMap((rule) => {
      const { encoded, isWildcard, query, status } = rule;
      // Netlify ignores a slash at the end, Cloudflare does not.
      const paths = isWildcard ? [`${encoded}/*`] : [encoded, `${encoded}/`].filter(Boolean);
      // Without the mark, a page at the address would hide the rule.
      const code = `${status}${query.length > 0 ? '!' : ''}`;
      return paths.map((path) => [path, ...query, locationOf(rule, ':splat', ''), code].join(' '));
    });
    const { path, contents } = renderHeaders(headers);
    return [
      { path: '_redirects', contents: rules.map((rule) => `${rule}\n`).join('') },
      { path, contents: `${contents}${base}/assets/*\n  Cache-Control: ${immutable}\n` },
    ];
  },
};

/** Reads the files of Netlify: https://developers.cloudflare.com/pages/configuration/serving-pages/ */
export const cloudflare: Host = {
  ...netlify,
  redirects: hostDefaults.redirects,
  lacks: ['query'],
  slash: 308,
  ending: 308,
};

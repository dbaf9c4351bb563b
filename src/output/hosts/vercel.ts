import { escapePattern, locationOf, type RedirectRule } from '../../routes/redirects.ts';
import { type Host, hostDefaults, immutable } from './host.ts';

/** https://vercel.com/docs/project-configuration. `permanent: true` would send a 308. */
export const vercel: Host = {
  ...hostDefaults,
  slash: 308,
  ending: 308,
  hides: ['vercel.json'],
  files: ({ base, redirects, headers }) => [
    {
      path: 'vercel.json',
      contents: `${JSON.stringify(
        {
          cleanUrls: true,
          trailingSlash: false,
          redirects: redirects.map(toRedirect),
          headers: [
            { source: '/(.*)', headers: toPairs(headers) },
            { source: `${base}/assets/(.*)`, headers: toPairs({ 'Cache-Control': immutable }) },
          ],
        },
        null,
        2,
      )}\n`,
    },
  ],
};

/** A query that is a condition stays in the URL, as all queries do. */
function toRedirect(rule: RedirectRule) {
  const { encoded, isWildcard, query, status } = rule;
  const source = (encoded || '/').replace(/[:()*+?{}[\]\\]/g, '\\$&');
  const has = query.map((parameter) => {
    const [[key, value] = []] = [...new URLSearchParams(parameter)];
    return { type: 'query', key, value: escapePattern(value ?? '') };
  });
  return {
    source: isWildcard ? `${source}/:rest+` : source,
    ...(has.length > 0 ? { has } : {}),
    destination: locationOf(rule, ':rest+', ''),
    statusCode: status,
  };
}

function toPairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

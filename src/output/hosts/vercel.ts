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
          redirects: redirects.map(({ from, to }) => ({
            source: `${base}${from}`,
            destination: `${base}${to}`,
            statusCode: 301,
          })),
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

function toPairs(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** The hosts that `--target` names. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'vercel',
  'github-pages',
  'nginx',
  'caddy',
  'apache',
  's3',
] as const;

export type HostName = (typeof hostNames)[number];

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

export function isHostName(name: string): name is HostName {
  return hostNames.some((host) => host === name);
}

import type { OutputFile } from './files/output-files.ts';

/** The file in which Netlify and Cloudflare Pages look for a site's headers. */
export const headersFile = '_headers';

/** The headers that a host sends with every file of a site. */
export type HostHeaders = Readonly<Record<string, string>>;

/** The `_headers` file: one rule that covers every path. */
export function renderHeaders(headers: HostHeaders): OutputFile {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return { path: headersFile, contents: `/*\n${lines.join('')}` };
}

/** The headers that a `_headers` file sets for every path. Rules for single paths are ignored. */
export function parseHeaders(text: string): HostHeaders {
  const [, everywhere = ''] = text.split(/^\/\*\n/m);
  const lines = everywhere.split(/^\S/m)[0]?.matchAll(/^\s+([\w-]+):\s*(.+)$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

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

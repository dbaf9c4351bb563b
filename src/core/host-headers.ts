import type { OutputFile } from './files/output-file.ts';

/** Where hosts such as Netlify and Cloudflare Pages look for the headers of a site. */
export const headersFile = '_headers';

/** The headers that a host sends with every file of a site. */
export type HostHeaders = Readonly<Record<string, string>>;

/** The file that tells them to a host: one rule, for everything. */
export function renderHeaders(headers: HostHeaders): OutputFile {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return { path: headersFile, contents: `/*\n${lines.join('')}` };
}

/** What the file says of every path. Rules for some paths are a host's own affair. */
export function parseHeaders(text: string): HostHeaders {
  const [, everywhere = ''] = text.split(/^\/\*\n/m);
  const lines = everywhere.split(/^\S/m)[0]?.matchAll(/^\s+([\w-]+):\s*(.+)$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

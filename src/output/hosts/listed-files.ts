import type { OutputFile } from '../../core/files/output-file.ts';
import { renderHeaders } from '../../core/host-headers.ts';
import { type HostedSite, immutable } from './host.ts';

/** `_redirects` and `_headers` in the format of Netlify and Cloudflare Pages. */
export function listedFiles({ base, redirects, headers }: HostedSite): readonly OutputFile[] {
  const rules = redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301\n`);
  const { path, contents } = renderHeaders(headers);
  return [
    { path: '_redirects', contents: rules.join('') },
    { path, contents: `${contents}${base}/assets/*\n  Cache-Control: ${immutable}\n` },
  ];
}

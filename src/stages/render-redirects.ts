import { type HostName, hosts } from '../model/hosts/hosts.ts';
import { escapeHtml } from '../model/html.ts';
import type { OutputFile } from '../model/output.ts';
import type { RouteTable } from '../model/route.ts';

/** A small page for each alias, for hosts that know no redirects: it leads on by itself, and by a link. Others would be in their own way with it. */
export function* renderRedirects(
  { routes, redirects }: RouteTable,
  origin: string,
  language: string,
  target?: HostName,
): Generator<OutputFile> {
  if (target && hosts[target].redirects) return;
  for (const { to, outputPath } of redirects.values()) {
    const title = escapeHtml(routes.get(to)?.meta.title ?? to);
    const target = escapeHtml(to);
    yield {
      path: outputPath,
      contents: [
        `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
        `<title>${title}</title><meta name="robots" content="noindex">`,
        `<link rel="canonical" href="${escapeHtml(`${origin}${to}`)}">`,
        `<meta http-equiv="refresh" content="0; url=${target}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>',
        `<main><h1>This page has moved</h1><p><a href="${target}">${title}</a></p></main>`,
        '</body></html>\n',
      ].join(''),
    };
  }
}

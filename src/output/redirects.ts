import type { OutputFile } from '../core/files/output-files.ts';
import { escapeHtml } from '../core/html.ts';
import { outputPathOf } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { hosts } from './hosts/hosts.ts';

/** A small redirect page for each alias, for hosts without redirects. Any other host would serve it instead of its redirect. */
export function* renderRedirects({
  table: { routes, redirects },
  definition: { language },
  options: { target },
  origin,
  base,
}: Site): Generator<OutputFile> {
  if (target && hosts[target].redirects) return;
  for (const { from, to } of redirects.values()) {
    const title = escapeHtml(routes.get(to)?.meta.title ?? to);
    const path = escapeHtml(base + to);
    yield {
      path: outputPathOf(from),
      contents: [
        `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
        `<title>${title}</title><meta name="robots" content="noindex">`,
        `<link rel="canonical" href="${escapeHtml(`${origin}${to}`)}">`,
        `<meta http-equiv="refresh" content="0; url=${path}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>',
        `<main><h1>This page has moved</h1><p><a href="${path}">${title}</a></p></main>`,
        '</body></html>\n',
      ].join(''),
    };
  }
}

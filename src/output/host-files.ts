import { extname } from 'node:path';
import type { OutputFile } from '../core/files/output-files.ts';
import { type HostHeaders, renderHeaders } from '../core/hosts.ts';
import { escapeHtml } from '../core/html.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { outputPathOf } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { contentType, type HostRecord, hostRecordFile } from './hosts/host.ts';
import { hosts } from './hosts/hosts.ts';

/** The configuration files for the site's host. `paths` are those of all files of the site. */
export function* renderHostFiles(
  { options, definition, table, base }: Site,
  headers: HostHeaders,
  paths: readonly string[],
): Generator<OutputFile> {
  const { target, isCompressed = false } = options;
  const { endpoints = [] } = definition;
  if (target === undefined && Object.keys(headers).length > 0) yield renderHeaders(headers);
  if (target === undefined && base === '') return;
  const redirects = [...table.redirects.values()].map(({ from, to }) => ({ from, to }));
  const types = contentTypes(paths);
  const host = target && hosts[target];
  const pages = new Set([...table.routes.keys()].map(outputPathOf));
  const plainHtml = [...paths].filter((path) => path.endsWith('.html') && !pages.has(path));
  if (host)
    yield* host.files({ base, redirects, headers, plainHtml, endpoints, types, isCompressed });
  const hostRedirects = host?.redirects ? redirects : [];
  const siteHost: HostRecord = {
    target: target ?? null,
    base,
    headers: host?.sendsHeaders === false ? {} : headers,
    redirects: Object.fromEntries(hostRedirects.map(({ from, to }) => [from, to])),
  };
  yield { path: hostRecordFile, contents: `${JSON.stringify(siteHost, null, 2)}\n` };
}

/** The same page for its address with a trailing slash, if the host answers that only with a file of its own. */
export function slashFile(
  { path, contents }: OutputFile,
  { target }: Pick<SiteOptions, 'target'>,
): OutputFile | undefined {
  const needsFile = target !== undefined && hosts[target].slash === 'file';
  if (!needsFile || !path.endsWith('.html') || /(^404|(^|\/)index)\.html$/.test(path))
    return undefined;
  return { path: path.replace(/\.html$/, '/index.html'), contents };
}

function contentTypes(paths: Iterable<string>): ReadonlyMap<string, string> {
  const extensions = [...new Set([...paths].map((path) => extname(path).slice(1)))];
  return new Map(
    extensions
      .filter((extension) => /^\w+$/.test(extension))
      .sort()
      .map((extension) => [extension, contentType(`x.${extension}`)]),
  );
}

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

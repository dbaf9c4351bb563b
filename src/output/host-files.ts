import { extname } from 'node:path';
import { isPath } from '../author/address.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import { type HostHeaders, renderHeaders } from '../core/hosts.ts';
import { escapeHtml } from '../core/html.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { type RedirectRule, redirectPagePath, toRule } from '../routes/redirects.ts';
import { outputPathOf, pathOf, type Redirect } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { githubPages } from './hosts/github-pages.ts';
import { contentType, type Host, type HostRecord, hostRecordFile } from './hosts/host.ts';
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
  const all = [...table.redirects.values()];
  if (target === undefined && base === '' && all.length === 0) return;
  const host = target && hosts[target];
  const types = contentTypes(paths);
  const redirects = all.map((redirect) => toRule(redirect, base));
  const pages = new Set([...table.routes.keys()].map(outputPathOf));
  const plainHtml = [...paths].filter((path) => path.endsWith('.html') && !pages.has(path));
  if (host)
    yield* host.files({ base, redirects, headers, plainHtml, endpoints, types, isCompressed });
  const siteHost: HostRecord = {
    target: target ?? null,
    base,
    headers: host?.sendsHeaders === false ? {} : headers,
    redirects: isRedirecting(host) ? all.map(({ file: _, ...redirect }) => redirect) : [],
  };
  yield { path: hostRecordFile, contents: `${JSON.stringify(siteHost, null, 2)}\n` };
}

/** Whether a host redirects old addresses itself: one of those without a name may be a program of ours. */
function isRedirecting(host: Host | undefined): boolean {
  return host === undefined || host.redirects.length > 0;
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

/** The redirects that a host, or redirect pages, cannot express, each with the reason. */
export function* missingRedirects({
  table,
  options: { target },
}: Pick<Site, 'table' | 'options'>): Generator<Redirect & { readonly reason: string }> {
  const { redirects, lacks } = target ? hosts[target] : withPages;
  for (const redirect of table.redirects.values()) {
    const { from, status } = redirect;
    const missing = lacks.find((kind) => from.includes(kind === 'query' ? '?' : '*'));
    if (missing) yield { ...redirect, reason: reasons[missing] };
    else if (redirects.length === 0 && redirectPagePath(redirect) === undefined)
      yield { ...redirect, reason: 'no file can have that name' };
    else if (target && ![301, ...redirects].includes(status))
      yield { ...redirect, reason: `it redirects only with ${redirects.join(' and ') || 301}` };
  }
}

const withPages: Pick<Host, 'redirects' | 'lacks'> = githubPages;

const reasons = {
  query: 'it does not look at queries',
  wildcard: 'it has no redirects for everything below a path',
};

/** A small redirect page for each old address, for hosts without redirects. Any other host would serve it instead. */
export function* renderRedirects({
  table: { routes, redirects },
  definition: { language },
  options: { target },
  origin,
  base,
}: Site): Generator<OutputFile> {
  if (target && hosts[target].redirects.length > 0) return;
  for (const redirect of redirects.values()) {
    const path = redirectPagePath(redirect);
    if (path === undefined) continue;
    const { to } = redirect;
    const title = escapeHtml(routes.get(pathOf(to))?.meta.title ?? to);
    const rule = toRule(redirect, base);
    const { target, fragment } = rule;
    const url = escapeHtml(target + fragment);
    yield {
      path,
      contents: [
        `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
        `<title>${title}</title><meta name="robots" content="noindex">`,
        `<link rel="canonical" href="${escapeHtml(isPath(to) ? origin + to : to)}">`,
        `<script>location.replace(${scriptOf(rule)})</script>`,
        `<meta http-equiv="refresh" content="0; url=${url}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>',
        `<main><h1>This page has moved</h1><p><a href="${url}">${title}</a></p></main>`,
        '</body></html>\n',
      ].join(''),
    };
  }
}

/** The new address, with the query and the fragment that a visitor comes with, unless it has its own. */
function scriptOf({ target, fragment, keepsQuery }: RedirectRule): string {
  const parts = [
    JSON.stringify(target),
    ...(keepsQuery ? ['location.search'] : []),
    fragment === '' ? 'location.hash' : JSON.stringify(fragment),
  ];
  return parts.join('+');
}

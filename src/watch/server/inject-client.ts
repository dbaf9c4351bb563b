import { hash } from 'node:crypto';
import { isHashedAsset } from '../../core/files/asset-names.ts';
import { escapeHtml } from '../../core/html.ts';
import { formatProblem, type Problem } from '../../core/problem.ts';
import { type HashedFile, textOf } from '../changed-files.ts';

/** No address of a site begins with a dot. */
export const scriptPath = '/.site/watch.js';
export const eventsPath = '/.site/events';
export const errorPath = '/.site/error';

/** Adds the script that waits for a new version of the page, before all others: it reports their errors. */
export function injectClient(html: string, version: string): string {
  return html.replace(/<head>|$/, `$&<script src="${scriptPath}?version=${version}"></script>`);
}

/** Shown instead of every page until the first build without problems. */
export function problemPage(problems: readonly Problem[]): string {
  const title = 'The site has problems';
  const text = escapeHtml(problems.map(formatProblem).join('\n\n'));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`,
    `<body><h1>${title}</h1><pre>${text}</pre></body></html>\n`,
  ].join('');
}

/** The data from which an open page knows whether it is current. */
export interface PageVersion {
  /** Hash of everything but the style sheets. */
  readonly version: string;
  /** The texts of the style sheets, in order. */
  readonly styles: readonly string[];
}

const versions = new WeakMap<HashedFile, PageVersion>();

/** The version of a page, which is computed once. Assets that keep their names are part of it. */
export function versionOf(file: HashedFile, assetChanges: number): PageVersion {
  const own = versions.get(file) ?? toPageVersion(textOf(file));
  versions.set(file, own);
  return { ...own, version: `${own.version}${assetChanges}` };
}

/** Styles can be replaced in an open page. Any other change reloads it. */
function toPageVersion(html: string): PageVersion {
  const styles: string[] = [];
  const rest = html.replace(/<style>([^<]*)<\/style>/g, (_, css: string) => {
    styles.push(css);
    return '<style>';
  });
  return { version: hash('sha1', rest, 'base64url').slice(0, 8), styles };
}

/** Whether pages show the file, and its name stays the same when its contents change. */
export function isUnhashedAsset(path: string): boolean {
  const isAsset = /\.(avif|css|gif|ico|jpe?g|js|mp4|pdf|png|svg|webp|woff2?)$/.test(path);
  return isAsset && !isHashedAsset(path);
}

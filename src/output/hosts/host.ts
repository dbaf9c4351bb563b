import { lookup } from 'mrmime';
import type { RedirectStatus } from '../../author/definition/site.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { HostHeaders, HostName } from '../../core/hosts.ts';
import type { RedirectRule } from '../../routes/redirects.ts';
import type { Redirect } from '../../routes/route.ts';

/** A site, as its host sees it. */
export interface HostedSite {
  /** The base path: empty, or `/sub-path`. */
  readonly base: string;
  /** With the base path. */
  readonly redirects: readonly RedirectRule[];
  readonly headers: HostHeaders;
  /** HTML files that are no pages, so that their addresses keep the ending. */
  readonly plainHtml: readonly string[];
  /** Paths that another program answers, with its own headers. */
  readonly endpoints: readonly string[];
  /** Content types, by the extensions of the site's files. */
  readonly types: ReadonlyMap<string, string>;
  /** Whether the site contains precompressed files. */
  readonly isCompressed: boolean;
}

/** How a kind of host behaves, and the files that configure it. */
export interface Host {
  /** The statuses with which it redirects old addresses. If there are none, redirect pages are written. */
  readonly redirects: readonly RedirectStatus[];
  /** The old addresses that it cannot redirect. */
  readonly lacks: readonly ('query' | 'wildcard')[];
  /** Whether it sends the site's headers. If not, pages contain their content security policy. */
  readonly sendsHeaders: boolean;
  /**
   * What happens to a request for `/page/` if the page is `/page`: it is served, from a file
   * `page/index.html` or without one, or redirected with this status.
   */
  readonly slash: 'file' | 'served' | 301 | 308;
  /** The same for `/page.html`. */
  readonly ending: 'missing' | 'served' | 308;
  /** Files that it reads but does not serve, in addition to hidden files. */
  readonly hides: readonly string[];
  /** The precompressed forms that it serves, in order of preference. */
  readonly storedForms?: readonly ('br' | 'gz')[];
  readonly files: (site: HostedSite) => readonly OutputFile[];
}

/** A pattern for hashed files, relative to the base path. Browsers may cache them forever. */
export const immutableFiles = '/assets/.+-[A-Z0-9]{8}\\.\\w+';

export const immutable = 'public, max-age=31536000, immutable';

/** Puts a text in double quotes, for configuration files with backslash escapes. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** How a host behaves, unless it says otherwise. */
export const hostDefaults = {
  redirects: [301, 302, 307, 308],
  lacks: [],
  sendsHeaders: true,
  slash: 301,
  ending: 'served',
  hides: [],
} as const satisfies Omit<Host, 'files'>;

/** The file that records the host a site was built for, so that a preview can emulate it. */
export const hostRecordFile = '.site-host.json';

export interface HostRecord {
  /** The value of `--target`. Null if any host can serve the site. */
  readonly target: HostName | null;
  readonly base: string;
  readonly headers: HostHeaders;
  /** Those that the host answers by itself. */
  readonly redirects: readonly Omit<Redirect, 'file'>[];
}

/** The Content-Type of a file, by its extension. Text types include the charset. */
export function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = lookup(path) ?? unlisted[extension] ?? 'application/octet-stream';
  const isText = /^text\/|[/+](javascript|json|xml)$/.test(type);
  return isText ? `${type};charset=utf-8` : type;
}

const unlisted: Readonly<Record<string, string>> = {
  ico: 'image/vnd.microsoft.icon',
  vcf: 'text/vcard',
};

import type { OutputFile } from '../../core/files/output-file.ts';
import type { HostHeaders } from '../../core/host-headers.ts';

/** What a host has to be told of a site. */
export interface HostedSite {
  /** What stands before every path: empty, or `/sub-path`. */
  readonly base: string;
  /** Paths without the base. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly headers: HostHeaders;
  /** Paths that another program answers, with headers of its own. */
  readonly endpoints: readonly string[];
  /** Content types by the endings of the site's files. */
  readonly types: ReadonlyMap<string, string>;
  /** Whether files lie beside their precompressed forms. */
  readonly isCompressed: boolean;
}

/** What one kind of host does by itself, and the files that tell it the rest. */
export interface Host {
  /** Whether it answers an alias with a 301: a page that leads on would stand in its way. */
  readonly redirects: boolean;
  /** Whether it sends headers. Where it does not, pages carry the policy themselves. */
  readonly sendsHeaders: boolean;
  /** What becomes of `/page/` and `/page.html`, where the page is `/page`. */
  readonly slash: 'missing' | 'served' | 'redirected';
  readonly ending: 'missing' | 'served' | 'redirected';
  /** Files of the site that it reads and shows nobody, beside hidden ones. */
  readonly hides: readonly string[];
  /** The precompressed forms that it sends in the place of a file, the one that it likes best first. */
  readonly storedForms?: readonly ('br' | 'gz')[];
  readonly files: (site: HostedSite) => readonly OutputFile[];
}

/** The files whose names change with their contents, below the base. Nobody has to ask for them twice. */
export const immutableFiles = '/assets/.+-[A-Z0-9]{8}\\.\\w+';

export const immutable = 'public, max-age=31536000, immutable';

/** A text as a regular expression that finds it and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, (each) => (each === '/' ? each : `\\${each}`));
}

/** A text between double quotes, for configuration files that know backslashes. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** How a server of one's own behaves once it reads what a build wrote for it. */
export const ownServer = {
  redirects: true,
  sendsHeaders: true,
  slash: 'missing',
  ending: 'served',
  hides: [],
} satisfies Omit<Host, 'files'>;

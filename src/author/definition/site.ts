import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { HostHeaders } from '../../core/host-headers.ts';
import type { Fact } from '../fact.ts';
import type { SiteChecks, WordRule } from './check-options.ts';
import type { OgDesign } from './og-image.ts';
import type { PageMeta } from './page.ts';

export type { OgDesign, OutputFile, WordRule };

/** The site being built, as its own code sees it. */
export interface SiteView {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Whether a page or an alias has an address. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
}

/** A page as the site's own code sees it, for instance to describe it as structured data. */
export interface PageView extends SiteView {
  readonly address: string;
  /** The canonical URL: origin and address. */
  readonly url: string;
  readonly meta: PageMeta;
}

/** What the generator asks of a site: `export default defineSite({ ... })` in `pages/_site.tsx`. */
export interface SiteDefinition {
  /** Scheme and host, without a slash at the end. `--origin` overrides it. */
  readonly origin: string;
  readonly name: string;
  /** BCP 47, for `<html lang>`. */
  readonly language: string;
  /** Header, `<main>` with the page in it, footer. Rendered once a build, so it knows no page. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** What every `<head>` holds beside what the generator writes: icons, theme colors. */
  readonly Head?: ComponentType;
  /** URLs of fonts (as imported from their files) that the first screen needs. */
  readonly preloadFonts?: readonly string[];
  /** The nodes of the page's one `@graph`. */
  readonly structuredData?: (page: PageView) => readonly Thing[];
  /** A picture for each page, shown where somebody passes its address on. Drawn by `site build`. */
  readonly ogImages?: OgDesign<PageView>;
  /** Files that are worked out, such as a calendar of holidays, by their paths from the site's root. */
  readonly files?: (site: SiteView) => readonly OutputFile[];
  /** Whether the words of all listed pages are written to the file that `searchIndex` names. */
  readonly searchIndex?: boolean;
  /** What a host is to send with every file. It is told what pages hold inline, for a content security policy. */
  readonly headers?: (inline: InlineHashes) => HostHeaders;
  /** What `site facts` prints. */
  readonly facts?: readonly Fact[];
  /** Paths that another program answers: where a form is posted. */
  readonly endpoints?: readonly string[];
  /** Paths that may be linked to though nothing is there. */
  readonly deadLinks?: readonly string[];
  /** What every page must hold to, beside the rules that hold for every site. */
  readonly checks?: SiteChecks;
}

/** Types a site's definition; returns it as it is. */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}

/** What stands in pages as text and is run or applied, as a content security policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

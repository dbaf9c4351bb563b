import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { HostHeaders } from '../../core/host-headers.ts';
import type { Fact } from '../fact.ts';
import type { OgDesign } from './og-image.ts';
import type { SiteChecks } from './site-checks.ts';
import type { PageView, SiteView } from './views.ts';

export type { OgDesign, OutputFile };

/** The definition of a site: `export default defineSite({ ... })` in `pages/_site.tsx`. */
export interface SiteDefinition {
  /** Scheme and host, without a trailing slash. `--origin` overrides it. */
  readonly origin: string;
  /** The site's name, for structured data and share previews. */
  readonly name: string;
  /** A BCP 47 language tag, such as `en` or `en-US`, for the pages without a `lang` of their own. */
  readonly language: string;
  /** Header, `<main>` with the page in it, footer. Rendered once for each language, so it cannot depend on the page. */
  readonly Layout: ComponentType<{ readonly children: ReactNode; readonly lang: string }>;
  /** Additions to every `<head>`, such as icons and theme colors. */
  readonly Head?: ComponentType<{ readonly lang: string }>;
  /** URLs of fonts, imported from their files, that the first screen needs. */
  readonly preloadFonts?: readonly string[];
  /** The nodes of the page's `@graph`. The default is `pageThings`: the page, its breadcrumbs, and its questions. */
  readonly structuredData?: (page: PageView) => readonly Thing[];
  /** An OG image for each page, drawn by `site build`. */
  readonly ogImages?: OgDesign<PageView>;
  /** Generated files, such as a holiday calendar, with paths relative to the site's root. */
  readonly files?: (site: SiteView) => readonly OutputFile[];
  /** Whether to write a search index of all listed pages to the URL that `searchIndex` names. */
  readonly searchIndex?: boolean;
  /** Headers for the host to send with every file. The hashes are for a content security policy. */
  readonly headers?: (inline: InlineHashes) => HostHeaders;
  /** The facts that `site facts` prints. */
  readonly facts?: readonly Fact[];
  /** Paths that another program answers, such as the target of a form. */
  readonly endpoints?: readonly string[];
  /** Paths that may be linked to although no page or file has them. */
  readonly deadLinks?: readonly string[];
  /**
   * Files, folders, and patterns, relative to the pages folder, that modules read with `node:fs`: such as
   * `../prices` or `_journal/*.md`. When something below them changes, `watch` evaluates the modules that
   * import `node:fs` again.
   */
  readonly watchTargets?: readonly string[];
  /**
   * Texts that stay on one line, such as `/\d [AP]M\b/`: their spaces become no-break spaces, and word
   * joiners follow their dashes. Islands stay unchanged, because React compares their texts.
   */
  readonly unbroken?: RegExp;
  /** The site's own checks, and settings for those of the generator. */
  readonly checks?: SiteChecks;
}

/** Type-checks a site definition, and returns it unchanged. */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}

/** Hashes of inline styles and scripts, in the form of a content security policy: `'sha256-…'`. */
export interface InlineHashes {
  /** Hashes of the style sheets in the pages. */
  readonly styles: readonly string[];
  /** Hashes of the code that loads scripts after the first paint. */
  readonly scripts: readonly string[];
}

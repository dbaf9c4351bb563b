import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { HostHeaders } from '../../core/hosts.ts';
import type { Fact } from '../fact.ts';
import type { CheckedPage, CheckedSite, PageView, Problem, SiteView } from './views.ts';

export type { OutputFile };

/** The definition of a site: `export default defineSite({ ... })` in `pages/_site.tsx`. */
export interface SiteDefinition {
  /** Scheme and host, without a trailing slash. `--origin` overrides it. */
  readonly origin: string;
  /** The site's name, for structured data and share previews. */
  readonly name: string;
  /** A BCP 47 language tag, such as `en` or `en-US`, for the pages without a `lang` of their own. */
  readonly language: string;
  /** Header, `<main>` with the page in it, footer. Rendered once for each language, unless it calls `usePage`. */
  readonly Layout: ComponentType<LayoutProps>;
  /** Other layouts, by the name that pages have as `layout` in their meta. */
  readonly layouts?: Readonly<Record<string, ComponentType<LayoutProps>>>;
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
  /**
   * The CSS of the files that join the drawings of `<LazySvg>`, instead of the styles in the SVG files:
   * for instance with other colors in dark mode. It contains no HTML characters such as `<`.
   */
  readonly svgStyle?: string;
  /** Whether to write a search index of all listed pages to the URL that `searchIndex` names. */
  readonly searchIndex?: boolean;
  /** Headers for the host to send with every file. The hashes are for a content security policy. */
  readonly headers?: (inline: InlineHashes) => HostHeaders;
  /** Old addresses that lead elsewhere. A page can also name its own, as `aliases`. */
  readonly redirects?: readonly SiteRedirect[];
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
   * Texts that stay on one line, such as `/\d [AP]M\b/`: their spaces become no-break spaces, and words
   * with a dash, such as `1–3`, are in `<span class="unbroken">`, which needs `white-space: nowrap`.
   * Islands stay unchanged, because React compares their texts.
   */
  readonly unbroken?: RegExp;
  /** The site's own checks, and settings for those of the generator. */
  readonly checks?: SiteChecks;
}

/** The props of a layout. */
export interface LayoutProps {
  /** The page. */
  readonly children: ReactNode;
  /** The language of the page. */
  readonly lang: string;
}

/** Type-checks a site definition, and returns it unchanged. */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}

/** 301 and 308: moved for good. 302 and 307: for a while. */
export type RedirectStatus = 301 | 302 | 307 | 308;

/** An old address, and where it leads. */
export interface SiteRedirect {
  /**
   * A path, with or without a slash at the end: `/old`. It can have a query, `/?p=123`, or end with `/*`, which
   * stands for everything below it.
   */
  readonly from: string;
  /**
   * An address of the site, or an `https:` URL. A `*` at its end stands for what the one in `from` stands for.
   * Where neither address has a query, that of the request stays.
   */
  readonly to: string;
  /** Default 301. */
  readonly status?: RedirectStatus;
}

/** Hashes of inline styles and scripts, in the form of a content security policy: `'sha256-…'`. */
export interface InlineHashes {
  /** Hashes of the style sheets in the pages. */
  readonly styles: readonly string[];
  /** Hashes of the code that loads scripts after the first paint. */
  readonly scripts: readonly string[];
}

/** A font face for OG images. */
export interface OgFont {
  /** Its `fontFamily` in the design. */
  readonly name: string;
  /** Its `fontWeight` in the design. */
  readonly weight: 400 | 500 | 600 | 700 | 800;
  /** A .ttf, .otf, or .woff file, relative to the pages folder. */
  readonly file: string;
}

/** A site's design of its OG images. */
export interface OgDesign<Page> {
  /** The fonts that the design uses; the first one is the default. */
  readonly fonts: readonly OgFont[];
  /** Elements with `style`, drawn by Takumi (https://takumi.kane.tw/docs). No hooks; images have `data:` URLs. */
  readonly draw: (page: Page) => ReactNode;
  /** The alt text of the image. */
  readonly describe: (page: Page) => string;
}

/** The preview image that other sites show when a page is shared: https://ogp.me. */
export interface OgImage {
  /** Relative to the site's root. */
  readonly path: string;
  /** Its alt text. */
  readonly text: string;
}

/** Every platform shows an image of this size large. */
export const ogSize = { width: 1200, height: 630 } as const;

/** Both ends are allowed. */
export type Bounds = readonly [min: number, max: number];

/** The checks and settings that a site adds to the checks for every site. */
export interface SiteChecks {
  /** Called with each rendered page. Returns its problems. The same message about several pages is one problem. */
  readonly page?: (page: CheckedPage) => readonly Problem[];
  /** Called once after all pages. Returns the problems of the site, or a promise of them. */
  readonly site?: (site: CheckedSite) => readonly Problem[] | Promise<readonly Problem[]>;
  /** The length of a title in characters. */
  readonly titleLength?: Bounds;
  /** The length of a description in characters. */
  readonly descriptionLength?: Bounds;
  /** Landmarks that the layout must have besides its `<main>`. */
  readonly landmarks?: readonly ('banner' | 'contentinfo' | 'navigation')[];
  /** Addresses that no page needs to link to: the landing page of an advertisement. */
  readonly unlinked?: readonly string[];
  /** Classes that need no rule because a script of another party reads them: `/^(notranslate|h-)/`. */
  readonly classesWithoutRules?: RegExp;
  /** Fields, by type, that Google recommends but this site cannot provide. */
  readonly omitted?: Readonly<Record<string, readonly string[]>>;
}

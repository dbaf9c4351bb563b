/** A page's file and the address that its path gives it. */
export interface PageSource {
  /** Relative to the folder of pages, with forward slashes. */
  readonly file: string;
  /** `/a/b`, or `/a/[slug]` for a module of many pages. */
  readonly pattern: string;
}

/** The files of a site, sorted, relative to the folder of pages. */
export interface Sources {
  /** Absolute. */
  readonly folder: string;
  /** Bundles are cached by all names: a new file may be imported instead of another. */
  readonly files: readonly string[];
  readonly pages: readonly PageSource[];
  /** `x.client.ts`: runs in the browser on every page whose modules include `x.tsx`. */
  readonly clientFiles: readonly string[];
  /** `x.island.ts`: takes over the markup of `<Island name="x">`. */
  readonly islandFiles: readonly string[];
  /** Copied to the site's root unchanged. */
  readonly publicFiles: readonly string[];
}

/** Whether a file belongs to an installed package. */
export function isInPackage(file: string): boolean {
  return /(^|[\\/])node_modules[\\/]/.test(file);
}

/** The file in the folder of pages that defines the site. */
export const siteFile = '_site.tsx';

/** A site's own template for `site new`. */
export const templateFile = '_new-page.txt';

/** The folder whose files are copied to the site's root. */
export const publicFolder = '_public';

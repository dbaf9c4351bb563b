import type { CheckedPage, CheckedSite, Problem } from './views.ts';

/** Both ends are allowed. */
export type Bounds = readonly [min: number, max: number];

/** What a site adds to the checks for every site: two functions, and settings. */
export interface SiteChecks {
  /** Called with each rendered page. Returns what is wrong with it. The same message about several pages is one problem. */
  readonly page?: (page: CheckedPage) => readonly Problem[];
  /** Called once after all pages. Returns what is wrong with the site, or a promise of it. */
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

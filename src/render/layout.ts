import type { Fragment } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';

/** The layout around every page: the HTML before and after the page's own, and additions to the head. */
export interface Layout {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly head: string;
  /** All of it in one fragment, for checks of the layout. */
  readonly whole: Fragment;
}

/** The layout in each language of the site. Undefined if rendering failed. */
export type Layouts = ReadonlyMap<string, Layout | undefined>;

const nothing: Fragment = { html: '', head: '', scan: scanHtml('') };

/** The layout in a language. It is empty if rendering failed, so that the pages can still be checked. */
export function layoutIn(language: string, layouts: Layouts): Layout {
  return layouts.get(language) ?? { before: nothing, after: nothing, head: '', whole: nothing };
}

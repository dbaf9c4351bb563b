import type { Fragment } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';

/** What is the same on every page: the HTML before and after the page's own, and the head's additions. */
export interface Frame {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly head: string;
  /** All of it as one, for what looks at the frame as a whole. */
  readonly whole: Fragment;
}

const nothing: Fragment = { html: '', head: '', scan: scanHtml('') };

/** Stands in for one that could not be rendered, so that the pages can be looked at all the same. */
export const noFrame: Frame = { before: nothing, after: nothing, head: '', whole: nothing };

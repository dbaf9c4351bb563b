import type { Fragment } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';

/** The layout around every page: the HTML before and after the page's own, and additions to the head. */
export interface Frame {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly head: string;
  /** All of it in one fragment, for checks of the frame. */
  readonly whole: Fragment;
}

/** The frame in each language of the site. Undefined if rendering failed. */
export type Frames = ReadonlyMap<string, Frame | undefined>;

const nothing: Fragment = { html: '', head: '', scan: scanHtml('') };

/** The frame in a language. It is empty if rendering failed, so that the pages can still be checked. */
export function frameIn(language: string, frames: Frames): Frame {
  return frames.get(language) ?? { before: nothing, after: nothing, head: '', whole: nothing };
}

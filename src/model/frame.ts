import { type Scan, scanHtml } from './scan.ts';

/** A piece of HTML and what was found in it. */
export interface FramePiece {
  readonly html: string;
  readonly scan: Scan;
}

/** What is the same on every page: the HTML before and after the page's own, and the head's additions. */
export interface Frame {
  readonly before: FramePiece;
  readonly after: FramePiece;
  readonly head: string;
  /** All of it as one, for what looks at the frame as a whole. */
  readonly whole: FramePiece;
}

const nothing: FramePiece = { html: '', scan: scanHtml('') };

/** Stands in for one that could not be rendered, so that the pages can be looked at all the same. */
export const noFrame: Frame = { before: nothing, after: nothing, head: '', whole: nothing };

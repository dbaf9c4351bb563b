import type { Route } from '../routes/route.ts';
import type { Scan } from './html/scan.ts';

/** A page just rendered, whole: checked, written, and forgotten. */
export interface RenderedPage {
  readonly route: Route;
  /** Of the page's own content, without the frame. */
  readonly scan: Scan;
  /** The page's own content, without the frame. */
  readonly content: string;
  /** The document. */
  readonly html: string;
}

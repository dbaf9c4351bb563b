import type { PageView } from '../author/definition/views.ts';
import type { Route } from '../routes/route.ts';
import type { Scan } from './html/scan.ts';

/** A rendered page, which is checked, written, and not kept in memory. */
export interface RenderedPage {
  readonly route: Route;
  /** The page as the site's own code sees it. */
  readonly view: PageView;
  /** The scan of the page's own content, without the layout. */
  readonly scan: Scan;
  /** The page's own content, without the layout. */
  readonly content: string;
  /** The whole document. */
  readonly html: string;
}

import type { BrowserBundlers } from './bundle-for-browser.ts';
import type { History } from './model/page-dates.ts';
import type { PageMemory } from './model/page-memory.ts';
import type { RenderedPage } from './model/page-record.ts';
import type { Report } from './model/problem.ts';
import type { Progress } from './model/progress.ts';
import type { PictureDrawer } from './model/share-picture.ts';
import type { SiteChecks } from './model/site-checks.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import type { SiteModules } from './modules/pipeline.ts';
import type { Proofreader } from './remember-proofreading.ts';

/** What a site is made from, and what its making may take over, ask or leave out. */
export interface MakeSiteOptions extends SiteOptions {
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly browserBundlers?: BrowserBundlers | undefined;
  readonly memory?: PageMemory | undefined;
  /** Whether the rules are asked too that take longer than a build should. */
  readonly isThorough?: boolean | undefined;
  /** Reads along while the pages are made. */
  readonly proofread?: Proofreader['proofread'] | undefined;
  /** When files last changed; without it the sitemap does not say. */
  readonly history?: Promise<History> | undefined;
  /** Without it there are no share pictures. */
  readonly drawer?: PictureDrawer | undefined;
  /** So many entries of one module are held at most, where they can be gone through once more. */
  readonly heldEntries?: number | undefined;
  readonly progress?: Progress | undefined;
  /** Sees each page as it is rendered, and what the site asks of its pages. */
  readonly seePage?: ((page: RenderedPage, checks: SiteChecks) => void) | undefined;
  /** Awaited after each page, so that others get their turn; the site is given up where it rejects. */
  readonly pause?: (() => Promise<void>) | undefined;
}

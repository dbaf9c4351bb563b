import type { SiteChecks } from '../author/definition/check-options.ts';
import type { OgImageDrawer } from '../author/definition/og-image.ts';
import type { Proofreader } from '../checks/react-warnings/cache.ts';
import type { History } from '../core/files/git-history.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Progress } from '../core/progress.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import type { BrowserBundlers } from './load/browser-assets.ts';

/** What a site is made from, and what its making may take over, ask or leave out. */
export interface GenerateOptions extends SiteOptions {
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly browserBundlers?: BrowserBundlers | undefined;
  readonly memory?: FragmentCache | undefined;
  /** Whether the rules are asked too that take longer than a build should. */
  readonly isThorough?: boolean | undefined;
  /** Reads along while the pages are made. */
  readonly proofread?: Proofreader['proofread'] | undefined;
  /** When files last changed; without it the sitemap does not say. */
  readonly history?: Promise<History> | undefined;
  /** Without it there are no share pictures. */
  readonly drawer?: OgImageDrawer | undefined;
  /** So many entries of one module are held at most, where they can be gone through once more. */
  readonly heldEntries?: number | undefined;
  readonly progress?: Progress | undefined;
  /** Sees each page as it is rendered, and what the site asks of its pages. */
  readonly seePage?: ((page: RenderedPage, checks: SiteChecks) => void) | undefined;
  /** Awaited after each page, so that others get their turn; the site is given up where it rejects. */
  readonly pause?: (() => Promise<void>) | undefined;
}

import type { ReactChecker } from '../checks/react-warnings/cache.ts';
import type { CheckScope } from '../checks/rule.ts';
import type { History } from '../core/files/git-history.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Progress } from '../core/progress.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import type { BrowserBundlers } from './load/browser-assets.ts';

export interface GenerateOptions extends SiteOptions {
  readonly sources: Sources;
  readonly loadModules: (report: Report) => Promise<SiteModules | undefined>;
  readonly browserBundlers: BrowserBundlers;
  /** Only `watch` has one. */
  readonly fragmentCache?: FragmentCache | undefined;
  /** Which rules are applied. By default, the fast ones. */
  readonly scope?: CheckScope | undefined;
  /** Started by the command, before it loads everything else. Without it, React warnings are not checked. */
  readonly reactChecker?: ReactChecker | undefined;
  /** When files last changed. Without it, the sitemap has no dates. */
  readonly history?: Promise<History> | undefined;
  readonly progress?: Progress | undefined;
  /** Awaited after each page, so that other requests are handled. If it rejects, the build is abandoned. */
  readonly pause?: (() => Promise<void>) | undefined;
}

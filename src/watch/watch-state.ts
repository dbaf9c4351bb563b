import type { GeneratedSite } from '../build/generate.ts';
import type { BrowserBundlers } from '../build/load/browser-assets.ts';
import type { Sources } from '../core/sources.ts';
import type { ModulePipeline } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import type { createChangeTracker } from './changed-files.ts';
import type { OnPageReady } from './types.ts';

/** What all rebuilds of a site share. */
export interface IncrementalBuild {
  readonly options: SiteOptions;
  readonly state: WatchState;
  readonly pipeline: ModulePipeline;
  readonly fragmentCache: FragmentCache;
  readonly browserBundlers: BrowserBundlers;
  readonly trackChanges: ReturnType<typeof createChangeTracker>;
  readonly passOn: OnPageReady;
}

export interface LastBuild {
  readonly sources: Sources;
  readonly site: GeneratedSite;
}

/** Everything that one rebuild leaves for the next one. */
export interface WatchState {
  /** The last build without problems. */
  last: LastBuild | undefined;
  /** Fingerprints of the files that the server has, by path. */
  known: Map<string, string>;
  /** Output paths of the pages that a browser shows. */
  visiblePaths: ReadonlySet<string>;
  /** Whether files may have been added or removed since the last build. */
  hasNewFiles: boolean;
  /** Resolves when files that were deleted have not been written again for a moment. */
  deletion: Promise<void> | undefined;
  /** Files that changed since the last build. */
  readonly changed: Set<string>;
  /** Files that changed since the last React check. */
  unchecked: Set<string> | 'all';
}

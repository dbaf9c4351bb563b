import type { GeneratedSite } from '../build/generate.ts';
import type { Sources } from '../core/sources.ts';
import type { Fingerprints } from './changed-files.ts';

/** Everything that one rebuild leaves for the next one. */
export interface WatchState {
  /** The last build without problems. */
  last: { readonly sources: Sources; readonly site: GeneratedSite } | undefined;
  /** Fingerprints of the files that the server has, by path. */
  known: Map<string, string>;
  /** Output paths of the pages that a browser shows. */
  visiblePaths: ReadonlySet<string>;
  /** Whether files may have been added or removed since the last build. */
  hasNewFiles: boolean;
  /** Files that changed since the last build. */
  readonly changed: Set<string>;
  /** Files that changed since the last React check. */
  unchecked: Set<string> | 'all';
}

export function createWatchState(known: Fingerprints): WatchState {
  return {
    last: undefined,
    known: new Map(known),
    visiblePaths: new Set(),
    hasNewFiles: true,
    changed: new Set(),
    unchecked: 'all',
  };
}

import type { ProofreadRequest } from '../checks/react-warnings/worker.ts';
import type { Problem } from '../core/problems/problem.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';

/** A site as made once more. */
export interface RebuildResult {
  readonly problems: readonly Problem[];
  readonly pages: number;
  /** New files, and those whose contents are others than before. None while there are problems. */
  readonly changed: readonly HashedFile[];
  /** Paths of files that are no more. */
  readonly removed: readonly string[];
  /** Files that the pages are made of and that lie elsewhere, absolute; none where a bundler could not tell. */
  readonly modulesOutside: readonly string[];
}

/** A site of which nothing was made. */
export const emptyResult: RebuildResult = {
  problems: [],
  pages: 0,
  changed: [],
  removed: [],
  modulesOutside: [],
};

export interface RebuildOptions {
  /** What the asker has, in the place of what it was given last. */
  readonly known?: Fingerprints | undefined;
  /** All files that are others than the last time, absolute; where it is left out, any may be. */
  readonly changed?: readonly string[] | undefined;
  /** Addresses of the pages that somebody looks at. */
  readonly looked?: readonly string[] | undefined;
}

/** How who asked follows what goes on. */
export interface Cancellation {
  readonly isWanted: () => boolean;
  /** Awaited now and then, so that others get their turn. Rejects when the site is no longer wanted. */
  readonly pause: () => Promise<void>;
}

/** Makes one site again and again. What is the same as before is kept. */
export interface SiteRebuilder {
  /** Gives each page that somebody looks at as soon as it is made, before the whole. Nothing, in the end, where the whole was no longer wanted. */
  readonly remake: (
    options: RebuildOptions,
    turn?: Cancellation,
    onLooked?: OnPageReady,
  ) => Promise<RebuildResult | undefined>;
  /** Gives some pages as they are now, while the site is being remade; none where that would take long. */
  readonly look: (addresses: readonly string[], onLooked: OnPageReady) => Promise<void>;
  /** What was not read since it is another, for a proofreader. */
  readonly toProofread: () => ProofreadRequest | undefined;
  /** A proofreader has read that, and complained or not. */
  readonly wasRead: (isClean: boolean) => void;
  /** Ends the bundlers, which run in a process of their own. */
  readonly dispose: () => Promise<void>;
}

export type OnPageReady = (file: HashedFile) => void;

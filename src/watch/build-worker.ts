import { Worker } from 'node:worker_threads';
import type { Problem } from '../core/problems/problem.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { Fingerprints, HashedFile } from './changed-files.ts';
import type { RebuildResult } from './types.ts';
import type { RebuildReply, RebuildRequest } from './worker.ts';

export interface BuildWorkerOptions {
  /** `watch/worker.ts`, compiled. */
  readonly workerFile: string;
  readonly site: SiteOptions;
  /** What the asker has of the site. */
  readonly known: () => Fingerprints;
  /** Called with a page that somebody looks at, before the site is all remade. */
  readonly onLooked: (file: HashedFile) => void;
  /** Called after a site was remade, if nobody asked again meanwhile. */
  readonly onProofread: (problems: readonly Problem[]) => void;
}

/** The other end of `watch/worker.ts`. */
export interface BuildWorker {
  readonly warmUp: () => void;
  readonly isWarm: () => boolean;
  /** Files, absolute, are others than before: the thread hears of it when it is asked to remake. */
  readonly note: (changed: readonly string[]) => void;
  /** `looked` are the addresses of pages that somebody looks at. Asked again, it gives up what it was asked before, and gives nothing for that. Rejects where the site's own code ended the thread; gives nothing where `kill` did. */
  readonly remake: (looked: readonly string[]) => Promise<RebuildResult | undefined>;
  /** Gives a page before the others, through `onLooked`, while the site is being remade. */
  readonly look: (address: string) => void;
  /** What stays in its memory for good, in bundles. */
  readonly worn: () => number;
  readonly hasEnded: () => boolean;
  /** Ends it, in its own time. */
  readonly end: () => void;
  /** Ends it, even if it is caught in a loop. */
  readonly kill: () => void;
}

/** A module that is evaluated by itself leaves little. */
const remakesLikeImport = 20;

interface Asked {
  readonly done: (remade: RebuildResult | undefined) => void;
  readonly fail: (reason: unknown) => void;
}

export function startBuildWorker(options: BuildWorkerOptions): BuildWorker {
  const { workerFile, site, known, onLooked, onProofread } = options;
  const worker = new Worker(workerFile, { workerData: site });
  let remakes = 0;
  let imports = 0;
  let hasBegun = false;
  const unseen = new Set<string>();
  let isWarm = false;
  let hasEnded = false;
  /** Not answered yet, in their order. */
  const asked: Asked[] = [];
  const ask = (request: RebuildRequest): void => worker.postMessage(request);
  const fail = (reason: unknown): void => {
    hasEnded = true;
    for (const each of asked.splice(0)) each.fail(reason);
  };
  const leave = (): void => {
    hasEnded = true;
    for (const each of asked.splice(0)) each.done(undefined);
  };
  worker.on('message', (answer: RebuildReply) => {
    if (answer.kind === 'warm') isWarm = true;
    // Who has ended it has another one, which knows better.
    if (hasEnded) return;
    if (answer.kind === 'looked') onLooked(answer.file);
    if (answer.kind === 'remade') {
      imports = answer.imports;
      asked.shift()?.done(answer.remade);
    }
    if (answer.kind === 'proofread') onProofread(answer.problems);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`It ended with exit code ${code}.`)));
  const note = (changed: readonly string[]): void => {
    for (const file of changed) unseen.add(file);
  };
  const remake: BuildWorker['remake'] = (looked) => {
    remakes += 1;
    const changed = hasBegun ? [...unseen] : undefined;
    hasBegun = true;
    unseen.clear();
    ask({ kind: 'remake', looked, changed, ...(remakes === 1 ? { known: known() } : {}) });
    return new Promise((done, fail) => asked.push({ done, fail }));
  };
  const warmUp = (): void => {
    hasBegun = true;
    ask({ kind: 'warm-up' });
  };
  const end = (): void => {
    leave();
    ask({ kind: 'end' });
  };
  const kill = (): void => {
    leave();
    void worker.terminate();
  };
  return {
    warmUp,
    note,
    isWarm: () => isWarm,
    remake,
    look: (address) => ask({ kind: 'look', address }),
    worn: () => imports + remakes / remakesLikeImport,
    hasEnded: () => hasEnded,
    end,
    kill,
  };
}

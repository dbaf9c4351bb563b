import { type BuildWorker, type BuildWorkerOptions, startBuildWorker } from './build-worker.ts';
import type { RebuildResult } from './types.ts';

/**
 * Remakes a site in a thread. Every import of a new bundle stays in a thread's memory for good, so
 * a thread is replaced after some time by another one that has already warmed up.
 */
export interface SiteThreads {
  /** `changed` are all files that are others than the last time. Gives nothing where it was asked again meanwhile, or `restart`ed. Rejects where the site's own code ended the thread. */
  readonly remake: (changed: readonly string[]) => Promise<RebuildResult | undefined>;
  /** Gives a page before the others, through `onLooked`, while the site is being remade. */
  readonly look: (address: string) => void;
  /** Ends what is going on, however hopeless, and forgets all modules. */
  readonly restart: () => void;
}

/** At about a megabyte each. */
const importsPerThread = 40;
/** Early enough for the next one to be warm by then. */
const importsBeforeNext = 30;

export interface SiteThreadsOptions extends BuildWorkerOptions {
  /** Addresses of the pages that somebody looks at. */
  readonly looked: () => readonly string[];
}

export function startSiteThreads(options: SiteThreadsOptions): SiteThreads {
  const start = (): BuildWorker => startBuildWorker(options);
  let current = start();
  let next: BuildWorker | undefined;
  const replaceBy = (thread: BuildWorker): void => {
    current.end();
    current = thread;
    next = undefined;
  };
  const restart = (): void => {
    next?.kill();
    current.kill();
    current = start();
    next = undefined;
  };
  const remake: SiteThreads['remake'] = async (changed) => {
    current.note(changed);
    next?.note(changed);
    if (next?.hasEnded()) next = undefined;
    if (current.hasEnded()) replaceBy(next ?? start());
    else if (current.worn() >= importsPerThread && next?.isWarm()) replaceBy(next);
    const remade = await current.remake(options.looked());
    if (current.worn() >= importsBeforeNext && !next) {
      next = start();
      next.warmUp();
    }
    return remade;
  };
  return { remake, look: (address) => current.look(address), restart };
}

import type { Remade } from './remake-site.ts';
import { type SiteThread, type SiteThreadOptions, startSiteThread } from './site-thread.ts';

/**
 * Remakes a site in a thread. Every import of a new bundle stays in a thread's memory for good, so
 * a thread is replaced after some time by another one that has already warmed up.
 */
export interface SiteThreads {
  /** One at a time. Rejects where the site's own code ended the thread; gives nothing where `restart` did. */
  readonly remake: () => Promise<Remade | undefined>;
  /** Ends what is going on, however hopeless, and forgets all modules. */
  readonly restart: () => void;
}

/** At about a megabyte a time. */
const remakesPerThread = 40;
/** Early enough for the next one to be warm by then. */
const remakesBeforeNext = 30;

export function startSiteThreads(options: SiteThreadOptions): SiteThreads {
  const start = (): SiteThread => startSiteThread(options);
  let current = start();
  let next: SiteThread | undefined;
  const replaceBy = (thread: SiteThread): void => {
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
  const remake = async (): Promise<Remade | undefined> => {
    if (next?.hasEnded()) next = undefined;
    if (current.hasEnded()) replaceBy(next ?? start());
    else if (current.remakes() >= remakesPerThread && next?.isWarm()) replaceBy(next);
    const remade = await current.remake();
    if (current.remakes() >= remakesBeforeNext && !next) {
      next = start();
      next.warmUp();
    }
    return remade;
  };
  return { remake, restart };
}

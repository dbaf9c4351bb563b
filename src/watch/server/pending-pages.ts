import { outputPathOf } from '../../routes/route.ts';

/** Lets who asks for a page wait while it is being made anew. */
export interface PendingPages {
  /** All pages may be others from now on, but for these, which are being made already. */
  readonly begin: (soon: readonly string[]) => void;
  /** A page is what it should be. */
  readonly release: (outputPath: string) => void;
  /** What began once is done: when all is, nobody waits any more. */
  readonly end: () => void;
  /** Resolves when the page at an address is what it should be, or after some time. */
  readonly wait: (address: string) => Promise<void>;
}

/** Who waits for longer is better shown what there is: a page may never be made. */
const patienceMs = 2_000;

/** `demand` is asked to make a page before the others. */
export function createPendingPages(demand: (address: string) => void): PendingPages {
  let going = 0;
  let soon: readonly string[] = [];
  const fresh = new Set<string>();
  const waiting = new Map<string, Set<() => void>>();
  const release = (path: string): void => {
    fresh.add(path);
    for (const done of waiting.get(path) ?? []) done();
    waiting.delete(path);
  };
  const begin = (addresses: readonly string[]): void => {
    going += 1;
    soon = addresses;
    fresh.clear();
  };
  const end = (): void => {
    going -= 1;
    if (going === 0) for (const path of waiting.keys()) release(path);
  };
  const wait = async (address: string): Promise<void> => {
    const path = outputPathOf(address);
    if (going === 0 || fresh.has(path)) return;
    if (!soon.includes(address)) demand(address);
    await new Promise<void>((done) => {
      const late = setTimeout(done, patienceMs);
      const those = waiting.get(path) ?? new Set();
      waiting.set(
        path,
        those.add(() => {
          clearTimeout(late);
          done();
        }),
      );
    });
  };
  return { begin, release, end, wait };
}

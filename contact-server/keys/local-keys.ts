import type { Fingerprint, KeyStore } from './key-store.ts';

export interface LocalKeys extends KeyStore {
  /** What an earlier process stored. */
  remember(fingerprint: Fingerprint, id: string, at: Date): void;
}

interface Known {
  readonly id: Promise<string>;
  readonly at: number;
}

/** How long a key is good for. */
export const keyLifeMs = 24 * 3_600_000;

/** A flood of keys takes no more memory than this many. */
const mostKeys = 50_000;

/** Keys in memory. What is durable is the message itself, which carries its key: see `load-keys.ts`. */
export function createLocalKeys(now: () => Date): LocalKeys {
  const known = new Map<Fingerprint, Known>();
  const isAlive = ({ at }: Known) => Math.abs(now().getTime() - at) < keyLifeMs;
  /** The oldest come first. */
  const dropOld = () => {
    for (const [fingerprint, one] of known) {
      if (isAlive(one) && known.size <= mostKeys) return;
      known.delete(fingerprint);
    }
  };
  return {
    remember(fingerprint, id, at) {
      known.set(fingerprint, { id: Promise.resolve(id), at: at.getTime() });
      dropOld();
    },
    once(fingerprint, store) {
      const before = known.get(fingerprint);
      if (before !== undefined && isAlive(before)) return before.id;
      const one = { id: store(), at: now().getTime() };
      known.delete(fingerprint);
      known.set(fingerprint, one);
      dropOld();
      one.id.catch(() => {
        if (known.get(fingerprint) === one) known.delete(fingerprint);
      });
      return one.id;
    },
  };
}

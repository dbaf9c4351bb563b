import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export interface ChangeDetector {
  /** A file that is there from the beginning. Written since a moment (in milliseconds of 1970), it is told of. */
  readonly remember: (file: string, since?: number) => void;
  /** A file that was made, written, touched or deleted. */
  readonly look: (file: string) => void;
}

/** An editor has saved when it wrote nothing for this long, */
const quietMs = 2;
/** a program that goes on to write has done so when it wrote nothing for this long, */
const quietAfterMs = 50;
/** and if it does not get done, what it wrote by then is told. */
const burstMs = 500;
/** Who saves a file empties or even deletes it first: it is so when it still is after this long. */
const absenceMs = 100;
/** Of changes in quick succession only the first is told: what was read too early is read once more. */
const secondLookMs = 100;

/** Calls back with the files whose contents are others than before, all that changed together at once. */
export function createChangeDetector(onChange: (files: readonly string[]) => void): ChangeDetector {
  const fingerprints = new Map<string, string>();
  const noticed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let burstEnd = 0;
  let lastTold = Number.NEGATIVE_INFINITY;

  const wait = (milliseconds: number): void => {
    const now = performance.now();
    if (!timer) burstEnd = now + burstMs;
    clearTimeout(timer);
    timer = setTimeout(compare, Math.max(0, Math.min(milliseconds, burstEnd - now)));
  };
  const look = (file: string): void => {
    if (!noticed.has(file)) noticed.set(file, performance.now());
    wait(performance.now() - lastTold < burstMs ? quietAfterMs : quietMs);
  };
  const compare = (): void => {
    timer = undefined;
    const others = [...noticed.keys()].filter(
      (file) => fingerprintOf(file) !== fingerprints.get(file),
    );
    const mayReturn = (file: string): boolean =>
      !fingerprintOf(file) && performance.now() - (noticed.get(file) ?? 0) < absenceMs;
    if (others.length > 0 && others.every(mayReturn)) {
      wait(absenceMs);
      return;
    }
    noticed.clear();
    if (others.length > 0) tell(others);
  };
  const tell = (files: readonly string[]): void => {
    lastTold = performance.now();
    for (const file of files) learn(file);
    onChange(files);
    setTimeout(() => {
      for (const file of files) look(file);
    }, secondLookMs);
  };
  const learn = (file: string): void => {
    const fingerprint = fingerprintOf(file);
    if (fingerprint === undefined) fingerprints.delete(file);
    else fingerprints.set(file, fingerprint);
  };
  const remember = (file: string, since = Number.POSITIVE_INFINITY): void => {
    if (fingerprints.has(file)) {
      look(file);
      return;
    }
    learn(file);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && stat.mtimeMs >= since) tell([file]);
  };
  return { remember, look };
}

/** Nothing where there is no such file, an empty text where there is nothing in it. */
function fingerprintOf(file: string): string | undefined {
  try {
    const contents = readFileSync(file);
    return contents.length === 0 ? '' : createHash('sha1').update(contents).digest('base64');
  } catch {
    return undefined;
  }
}

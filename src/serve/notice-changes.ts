import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface ChangeNoticer {
  /** A file that is there from the beginning. */
  readonly remember: (file: string) => void;
  /** A file that was made, written, touched or deleted. */
  readonly look: (file: string) => void;
}

/** A program that writes many files is done when it wrote none for this long, */
const quietMs = 10;
/** and if it does not get done, what it wrote by then is shown. */
const burstMs = 100;
/** Some editors delete a file and write it anew: it is gone when it has not come back after this long. */
const absenceMs = 60;
/** Of changes in quick succession only the first is told: what was read too early is read once more. */
const secondLookMs = 100;

/** Calls back with the files whose contents are others than before, all that changed together at once. */
export function noticeChanges(onChange: (files: readonly string[]) => void): ChangeNoticer {
  const fingerprints = new Map<string, string>();
  const noticed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let burstEnd = 0;

  const wait = (milliseconds: number): void => {
    const now = performance.now();
    if (!timer) burstEnd = now + burstMs;
    clearTimeout(timer);
    timer = setTimeout(compare, Math.max(0, Math.min(milliseconds, burstEnd - now)));
  };
  const look = (file: string): void => {
    if (!noticed.has(file)) noticed.set(file, performance.now());
    wait(quietMs);
  };
  const compare = (): void => {
    timer = undefined;
    const others = [...noticed.keys()].filter(
      (file) => fingerprintOf(file) !== fingerprints.get(file),
    );
    const mayReturn = (file: string): boolean =>
      fingerprintOf(file) === undefined && performance.now() - (noticed.get(file) ?? 0) < absenceMs;
    if (others.length > 0 && others.every(mayReturn)) {
      wait(absenceMs);
      return;
    }
    noticed.clear();
    if (others.length > 0) tell(others);
  };
  const tell = (files: readonly string[]): void => {
    files.forEach(remember);
    onChange(files);
    setTimeout(() => files.forEach(look), secondLookMs);
  };
  const remember = (file: string): void => {
    const fingerprint = fingerprintOf(file);
    if (fingerprint === undefined) fingerprints.delete(file);
    else fingerprints.set(file, fingerprint);
  };
  return { remember: (file) => (fingerprints.has(file) ? look(file) : remember(file)), look };
}

/** Nothing where there is no such file. */
function fingerprintOf(file: string): string | undefined {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64');
  } catch {
    return undefined;
  }
}

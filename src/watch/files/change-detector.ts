import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

// A change is reported after `quietMs` without events, or `burstQuietMs` while changes follow one
// another, but at most after `maxBurstMs`. A file may be half saved while it is missing, for `goneMs`,
// or empty, for `emptyMs`. Reported files are checked again after `recheckMs`: they may have been read
// too early.
const quietMs = 2;
const burstQuietMs = 50;
const maxBurstMs = 500;
const goneMs = 10;
const emptyMs = 40;
const recheckMs = 100;
// Linux rounds the time of a write down to its last tick, which may be 10 ms earlier.
const clockTickMs = 20;

export type ChangeDetector = ReturnType<typeof createChangeDetector>;

export interface ChangeDetectorOptions {
  /** Called with the absolute paths of files whose contents have changed. */
  readonly onChange: (files: readonly string[]) => void;
  /** Whether a rebuild is reading files, or has read them a moment ago. */
  readonly isReading: () => boolean;
}

/** Reports files whose contents have changed. Files that change together are reported together. */
export function createChangeDetector({ onChange, isReading }: ChangeDetectorOptions) {
  /** Hashes by file. Undefined for a file that is gone. */
  const fingerprints = new Map<string, string | undefined>();
  /** Files with events, and the time of the first one. */
  const pending = new Map<string, number>();
  /** Files that may have changed while a rebuild read them, even if they have changed back. */
  const uncertain = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let burstEnd = 0;
  let lastReport = Number.NEGATIVE_INFINITY;

  const wait = (milliseconds: number): void => {
    const now = performance.now();
    if (!timer) burstEnd = now + maxBurstMs;
    clearTimeout(timer);
    timer = setTimeout(compare, Math.max(0, Math.min(milliseconds, burstEnd - now)));
  };
  /** Call it when a file was created, written, touched, or deleted. */
  const check = (file: string): void => {
    if (!pending.has(file)) pending.set(file, performance.now());
    // A deleted file that an editor writes again does not wait for the end of a burst.
    const wasGone = fingerprints.has(file) && fingerprints.get(file) === undefined;
    const isBurst = performance.now() - lastReport < maxBurstMs && !wasGone;
    wait(isBurst ? burstQuietMs : quietMs);
  };
  /** Call it right when a file was created or deleted. */
  const checkExistence = (file: string): void => {
    if (isReading()) uncertain.add(file);
    check(file);
  };
  const compare = (): void => {
    timer = undefined;
    const changed = [...pending.keys()].filter(
      (file) => uncertain.has(file) || fingerprintOf(file) !== fingerprints.get(file),
    );
    const rest = Math.min(...changed.map((file) => halfSavedFor(file, pending.get(file))));
    if (changed.length > 0 && rest > 0) {
      wait(rest);
      return;
    }
    pending.clear();
    uncertain.clear();
    if (changed.length > 0) report(changed);
  };
  const report = (files: readonly string[]): void => {
    lastReport = performance.now();
    for (const file of files) fingerprints.set(file, fingerprintOf(file));
    onChange(files);
    setTimeout(() => files.forEach(check), recheckMs);
  };
  /** Records a file that exists at the start. If it was written after `since` (in milliseconds since 1970), it is reported. */
  const record = (file: string, since = Number.POSITIVE_INFINITY): void => {
    if (fingerprints.has(file)) check(file);
    else {
      fingerprints.set(file, fingerprintOf(file));
      if (modifiedAt(file) > since - clockTickMs) report([file]);
    }
  };
  return { record, check, checkExistence };
}

/** In milliseconds since 1970. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** For how many more milliseconds a file may be half saved: not above 0 if it is not. Its events began at `since`. */
function halfSavedFor(file: string, since = 0): number {
  const fingerprint = fingerprintOf(file);
  const limit = fingerprint === undefined ? goneMs : emptyMs;
  return fingerprint ? 0 : since + limit - performance.now();
}

/** Undefined if there is no such file, and an empty string if it is empty. */
function fingerprintOf(file: string): string | undefined {
  try {
    const contents = readFileSync(file);
    return contents.length === 0 ? '' : hash('sha1', contents, 'base64');
  } catch {
    return undefined;
  }
}

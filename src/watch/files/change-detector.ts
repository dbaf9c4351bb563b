import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

// A change is reported after `quietMs` without events, or `burstQuietMs` while changes follow one
// another, or while all changed files are missing or empty, as they may be half saved; at most after
// `maxBurstMs`. Reported files are checked again after `recheckMs`: they may have been read too early.
const quietMs = 2;
const burstQuietMs = 50;
const maxBurstMs = 500;
const recheckMs = 100;
/** Linux rounds the time of a write down to its last tick, which may be 10 ms earlier. */
const clockTickMs = 20;
/** On a busy machine, the event of a file can arrive after the result of a rebuild that has read the file. */
const lateEventsMs = 1_000;
/** Differs from every hash. */
const unread = 'unread';

/** Reports files whose contents have changed. Files that change together are reported together. */
export class ChangeDetector {
  /** By file. Undefined for a file that is gone, and `unread` for one that is reported in any case. */
  readonly #hashes = new Map<string, string | undefined>();
  /** Files with events that have not been compared yet. */
  readonly #pending = new Set<string>();
  #report: (files: readonly string[]) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #firstEvent = 0;
  #lastEvent = 0;
  #lastReport = Number.NEGATIVE_INFINITY;
  /** How many rebuilds are reading files, or have read some whose events can still arrive. */
  #rebuilds = 0;

  /** The listener gets the absolute paths of files whose contents have changed. */
  onChange(listener: (files: readonly string[]) => void): void {
    this.#report = listener;
  }

  /** Waits for a rebuild. It may read files that are created or deleted meanwhile. */
  async during<Result>(rebuild: Promise<Result>): Promise<Result> {
    this.#rebuilds += 1;
    const end = (): void => {
      this.#rebuilds -= 1;
    };
    return rebuild.finally(() => setTimeout(end, lateEventsMs));
  }

  /** Call it for each file that is there at the start. It is reported if it was written after `since`, in milliseconds since 1970. */
  record(file: string, since = Number.POSITIVE_INFINITY): void {
    if (!this.#hashes.has(file))
      this.#hashes.set(file, modifiedAt(file) > since - clockTickMs ? unread : hashOf(file));
    if (since < Number.POSITIVE_INFINITY) this.check(file);
  }

  /** Call it when a file was created, written, touched, or deleted. */
  check(file: string): void {
    const now = performance.now();
    if (this.#pending.size === 0) this.#firstEvent = now;
    this.#pending.add(file);
    this.#lastEvent = now;
    this.#compareAfter(now - this.#lastReport < maxBurstMs ? burstQuietMs : quietMs);
  }

  /** Call it right when a file was created or deleted. A rebuild may have read it before, even if it is again as it was. */
  checkExistence(file: string): void {
    if (this.#rebuilds > 0) this.#hashes.set(file, unread);
    this.check(file);
  }

  #compareAfter(quiet: number): void {
    const due = Math.min(this.#lastEvent + quiet, this.#firstEvent + maxBurstMs);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#compare(quiet), Math.max(0, due - performance.now()));
  }

  #compare(quiet: number): void {
    const changed = [...this.#pending].filter((file) => hashOf(file) !== this.#hashes.get(file));
    if (quiet < burstQuietMs && changed.length > 0 && !changed.some(hashOf)) {
      this.#compareAfter(burstQuietMs);
      return;
    }
    this.#pending.clear();
    if (changed.length === 0) return;
    this.#lastReport = performance.now();
    for (const file of changed) this.#hashes.set(file, hashOf(file));
    this.#report(changed);
    setTimeout(() => {
      for (const file of changed) this.check(file);
    }, recheckMs);
  }
}

/** In milliseconds since 1970. A folder has no contents of its own. */
function modifiedAt(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mtimeMs : 0;
}

/** Undefined if there is no such file, and an empty string if it is empty. */
function hashOf(file: string): string | undefined {
  try {
    const contents = readFileSync(file);
    return contents.length === 0 ? '' : hash('sha1', contents, 'base64');
  } catch {
    return undefined;
  }
}

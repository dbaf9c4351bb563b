import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { outputPathOf } from '../../routes/route.ts';

/** After this time, an outdated page is better than none: the new one may never come. */
const timeoutMs = 2_000;

/** Delays requests for pages that are being rendered again. */
export function createPendingPages() {
  let rebuilds = 0;
  const current = new Set<string>();
  /** Emits the output paths of pages that requests wait for. */
  const released = new EventEmitter().setMaxListeners(0);
  /** A page is up to date. */
  const release = (path: string): void => {
    current.add(path);
    released.emit(path);
  };
  /** A rebuild begins. Every page may be outdated from now on. */
  const begin = (): void => {
    rebuilds += 1;
    current.clear();
  };
  /** A rebuild ends. After the last one, all pages are up to date. */
  const end = (): void => {
    rebuilds -= 1;
    if (rebuilds === 0) for (const path of released.eventNames()) release(String(path));
  };
  /** Resolves when the page at an address is up to date, or after a timeout. */
  const wait = async (address: string): Promise<void> => {
    const path = outputPathOf(address);
    if (rebuilds === 0 || current.has(path)) return;
    const upToDate = new Promise((resolve) => released.once(path, resolve));
    await Promise.race([upToDate, delay(timeoutMs, undefined, { ref: false })]);
  };
  return { begin, release, end, wait };
}

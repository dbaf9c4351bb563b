import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { outputPathOf } from '../../routes/route.ts';

/** After this time, an outdated page is better than none: the new one may never come. */
const timeoutMs = 2_000;

/** Delays requests for pages that are being rendered again. */
export class PendingPages {
  #rebuilds = 0;
  readonly #current = new Set<string>();
  /** Emits the output paths of pages that requests wait for. */
  readonly #released = new EventEmitter().setMaxListeners(0);

  /** A rebuild begins. Every page may be outdated from now on. */
  begin(): void {
    this.#rebuilds += 1;
    this.#current.clear();
  }

  /** The page with this output path is up to date. */
  release(path: string): void {
    this.#current.add(path);
    this.#released.emit(path);
  }

  /** A rebuild ends. After the last one, all pages are up to date. */
  end(): void {
    this.#rebuilds -= 1;
    if (this.#rebuilds > 0) return;
    for (const path of this.#released.eventNames()) this.release(String(path));
  }

  /** Resolves when the page at an address is up to date, or after a timeout. */
  async wait(address: string): Promise<void> {
    const path = outputPathOf(address);
    if (this.#rebuilds === 0 || this.#current.has(path)) return;
    const upToDate = new Promise((resolve) => this.#released.once(path, resolve));
    await Promise.race([upToDate, delay(timeoutMs, undefined, { ref: false })]);
  }
}

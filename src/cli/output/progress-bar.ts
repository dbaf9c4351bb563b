import { styleText } from 'node:util';
import type { StageClock } from './stage-clock.ts';

/** Standard output or error, which may be a terminal or a file. */
interface Terminal extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** A shorter build needs no progress bar. */
const firstDrawMs = 1_000;
const redrawMs = 100;
/** Lines in a log file stay, so there should be few. */
const logIntervalMs = 5_000;
const barWidth = 24;

/** Shows a bar in a terminal, and otherwise a line every few seconds. Returns a function that removes the bar. */
export function showProgress(clock: StageClock, stream: Terminal): () => void {
  const { isTTY } = stream;
  const start = clock.now();
  let next = start + (isTTY ? firstDrawMs : logIntervalMs);
  let isDrawn = false;
  const show = (): void => {
    const now = clock.now();
    if (now < next) return;
    next = now + (isTTY ? redrawMs : logIntervalMs);
    isDrawn = true;
    const { done, total, of } = clock.count;
    const state = done > 0 && done < total ? `${done} of ${total} ${of}` : clock.label;
    const seconds = `${Math.floor((now - start) / 1000)} s`;
    if (isTTY) stream.write(`\r\x1b[K${bar(done / (total || 1), stream)} ${state}, ${seconds}`);
    else stream.write(`${state}, after ${seconds}\n`);
  };
  // The timer fires during bundling. Rendering blocks it, so every page is shown, too.
  const timer = setInterval(show, redrawMs).unref();
  clock.onCount = show;
  return () => {
    clearInterval(timer);
    if (isDrawn && isTTY) stream.write('\r\x1b[K');
  };
}

function bar(share: number, stream: Terminal): string {
  const filled = Math.round(share * barWidth);
  const done = styleText('green', '█'.repeat(filled), { stream });
  return done + styleText('dim', '░'.repeat(barWidth - filled), { stream });
}

import { styleText } from 'node:util';
import { type Stage, stageLabels } from '../../core/progress.ts';

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

/** The progress of a long build: a bar in a terminal, which is removed at the end, and otherwise a line every few seconds. */
export function createProgressBar(stream: Terminal, clock: () => number = () => performance.now()) {
  const start = clock();
  const { isTTY } = stream;
  const interval = isTTY ? redrawMs : logIntervalMs;
  let next = start + (isTTY ? firstDrawMs : logIntervalMs);
  let label = 'start';
  let done = 0;
  let pages = 0;
  let isDrawn = false;
  const show = (): void => {
    const now = clock();
    if (now < next) return;
    next = now + interval;
    isDrawn = true;
    const seconds = `${Math.floor((now - start) / 1000)} s`;
    const state = done > 0 && done < pages ? `${done} of ${pages} pages` : label;
    if (isTTY)
      stream.write(`\r\x1b[K${bar(pages ? done / pages : 0, stream)} ${state}, ${seconds}`);
    else stream.write(`${state}, after ${seconds}\n`);
  };
  // The timer fires during bundling. Rendering blocks it, so every page calls `show`, too.
  const timer = setInterval(show, redrawMs).unref();
  return {
    stage: (stage: Stage): void => {
      label = stageLabels[stage];
    },
    page: (_: string, total: number): void => {
      done += 1;
      pages = total;
      show();
    },
    end: (): void => {
      clearInterval(timer);
      if (isDrawn && isTTY) stream.write('\r\x1b[K');
    },
  };
}

function bar(share: number, stream: Terminal): string {
  const filled = Math.round(share * barWidth);
  const done = styleText('green', '█'.repeat(filled), { stream });
  return done + styleText('dim', '░'.repeat(barWidth - filled), { stream });
}

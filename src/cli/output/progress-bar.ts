import { styleText } from 'node:util';
import type { Progress } from '../../core/progress.ts';

/** Shown while a build lasts, and then gone. */
export interface ProgressBar extends Progress {
  readonly end: () => void;
}

/** Standard output or error, wherever they lead. */
interface Terminal extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** A shorter build is over before anybody wonders. */
const patienceMs = 1_000;
const betweenDrawsMs = 100;
/** A log file keeps what it is told. */
const betweenLinesMs = 5_000;
const barWidth = 24;

/** How far a long build has come: a bar where somebody looks at it, else a line now and then. */
export function createProgressBar(
  stream: Terminal,
  clock: () => number = () => performance.now(),
): ProgressBar {
  const begun = clock();
  const { isTTY } = stream;
  const interval = isTTY ? betweenDrawsMs : betweenLinesMs;
  let next = begun + (isTTY ? patienceMs : betweenLinesMs);
  let stage = 'start';
  let done = 0;
  let pages = 0;
  let isDrawn = false;
  const show = (): void => {
    const now = clock();
    if (now < next) return;
    next = now + interval;
    isDrawn = true;
    const seconds = `${Math.floor((now - begun) / 1000)} s`;
    const state = done > 0 && done < pages ? `${done} of ${pages} pages` : stage;
    if (isTTY)
      stream.write(`\r\x1b[K${bar(pages ? done / pages : 0, stream)} ${state}, ${seconds}`);
    else stream.write(`${state}, after ${seconds}\n`);
  };
  // While a bundler works; while pages are rendered nothing but they can call.
  const timer = setInterval(show, betweenDrawsMs).unref();
  return {
    stage: (name) => {
      stage = name;
    },
    page: (_, total) => {
      done += 1;
      pages = total;
      show();
    },
    end: () => {
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

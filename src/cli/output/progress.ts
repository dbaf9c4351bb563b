import { styleText } from 'node:util';
import { type Progress, type Stage, stageLabels } from '../../core/progress.ts';

type Timed = readonly [name: string, milliseconds: number];

/** How long the stages and pages of a build take, and how far along it is. The first stage starts at 0, when the process started. */
export class StageClock implements Progress {
  /** Milliseconds by label, in the order in which stages started. */
  readonly stages = new Map<string, number>();
  readonly pages = new Map<string, number>();
  label = 'start';
  /** How many of all pages, or of all pictures, are done. */
  count = { done: 0, total: 0, of: 'pages' };
  /** Called whenever something is done. */
  onCount = (): void => {};
  /** Called whenever a stage begins or something is done. */
  onBeat = (): void => {};
  readonly now: () => number;
  private stageStart = 0;
  private pageStart: number | undefined;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  stage(stage: Stage): void {
    this.stop();
    this.onBeat();
    this.label = stageLabels[stage];
    if (stage === 'pages') this.pageStart ??= this.stageStart;
    if (stage === 'pictures') this.count = { done: 0, total: 0, of: 'pictures' };
  }

  page(address: string, total: number): void {
    const time = this.now();
    this.pages.set(address, time - (this.pageStart ?? time));
    this.pageStart = time;
    this.done(total);
  }

  done(total: number): void {
    this.count = { ...this.count, done: this.count.done + 1, total };
    this.onCount();
    this.onBeat();
  }

  /** Ends the current stage. */
  stop(): void {
    const time = this.now();
    this.stages.set(this.label, (this.stages.get(this.label) ?? 0) + time - this.stageStart);
    this.stageStart = time;
  }
}

/** The time of each stage, and of the slowest pages. */
export function profileLines({ stages, pages }: StageClock): string {
  const slowest = [...pages].sort(([, one], [, other]) => other - one).slice(0, 10);
  const total = [...stages.values()].reduce((sum, time) => sum + time, 0);
  const width = Math.max(...[...stages, ...slowest].map(([name]) => name.length));
  const line = ([name, time]: Timed): string =>
    `  ${name.padEnd(width)} ${time.toFixed(1).padStart(9)} ms ${((time / total) * 100).toFixed(0).padStart(3)} %`;
  return [
    'By stage:',
    ...[...stages].map(line),
    ...(slowest.length > 0 ? ['Slowest pages, including checks:', ...slowest.map(line)] : []),
  ].join('\n');
}

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

import { type Stage, stageLabels } from '../../core/progress.ts';

/** Milliseconds by stage, in the order in which stages started, and by page. */
interface Profile {
  readonly stages: readonly Timed[];
  readonly pages: readonly Timed[];
}

type Timed = readonly [name: string, milliseconds: number];

/** Measures the time of each stage and each page. `now` is in milliseconds. The first stage starts at 0, when the process started. */
export function createProfiler(now: () => number) {
  const stages = new Map<string, number>();
  const pages: (readonly [string, number])[] = [];
  let current = 'start';
  let stageStart = 0;
  let pageStart: number | undefined;
  const endStage = (): number => {
    const time = now();
    stages.set(current, (stages.get(current) ?? 0) + time - stageStart);
    return time;
  };
  const stage = (started: Stage): void => {
    stageStart = endStage();
    current = stageLabels[started];
    if (started === 'pages') pageStart ??= stageStart;
  };
  const page = (address: string): void => {
    const time = now();
    pages.push([address, time - (pageStart ?? time)]);
    pageStart = time;
  };
  const stop = (): Profile => {
    endStage();
    return { stages: [...stages], pages };
  };
  return { stage, page, stop };
}

const pagesShown = 10;

/** The time of each stage, and the slowest pages. */
export function profileLines({ stages, pages }: Profile): string {
  const total = stages.reduce((sum, [, time]) => sum + time, 0);
  const slowest = slowestOf(pages);
  const shown = [...stages, ...slowest].map(([name]) => name.length);
  const width = Math.max(...shown);
  const line = ([name, time]: Timed): string =>
    `  ${name.padEnd(width)} ${milliseconds(time)} ${percent(time / total)}`;
  return [
    'By stage:',
    ...stages.map(line),
    ...(slowest.length > 0 ? ['Slowest pages, including checks:', ...slowest.map(line)] : []),
  ].join('\n');
}

/** The profile for JSON output. */
export function profileRecord({ stages, pages }: Profile) {
  return { stages: Object.fromEntries(stages), pages: Object.fromEntries(pages) };
}

function slowestOf(pages: readonly Timed[]): readonly Timed[] {
  return [...pages].sort(([, a], [, b]) => b - a).slice(0, pagesShown);
}

function milliseconds(time: number): string {
  return `${time.toFixed(1).padStart(9)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0).padStart(3)} %`;
}

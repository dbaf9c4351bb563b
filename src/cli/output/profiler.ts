import { type Progress, type Stage, stageLabels } from '../../core/progress.ts';
import type { Profile } from './profile-lines.ts';

/** Measures the time of each stage and each page. */
export interface Profiler extends Progress {
  readonly stop: () => Profile;
}

/** `now` is in milliseconds. The first stage starts at 0, when the process started. */
export function createProfiler(now: () => number): Profiler {
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

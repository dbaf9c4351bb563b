import type { Progress } from '../../core/progress.ts';
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
  const stage = (name: string): void => {
    const time = now();
    stages.set(current, (stages.get(current) ?? 0) + time - stageStart);
    if (pageStart === undefined && name === 'render pages') pageStart = time;
    current = name;
    stageStart = time;
  };
  const page = (address: string): void => {
    const time = now();
    pages.push([address, time - (pageStart ?? time)]);
    pageStart = time;
  };
  const stop = (): Profile => {
    stage('');
    return { stages: [...stages], pages };
  };
  return { stage, page, stop };
}

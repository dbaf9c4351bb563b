import type { Progress } from '../../core/progress.ts';
import type { Profile } from './profile-lines.ts';

/** Measures how long each stage of a build takes, and each page. */
export interface Profiler extends Progress {
  readonly stop: () => Profile;
}

/** The first stage began with the process. */
export function createProfiler(now: () => number): Profiler {
  const stages = new Map<string, number>();
  const pages: (readonly [string, number])[] = [];
  let current = 'start';
  let begun = 0;
  let pageBegun: number | undefined;
  const stage = (name: string): void => {
    const time = now();
    stages.set(current, (stages.get(current) ?? 0) + time - begun);
    if (pageBegun === undefined && name === 'render pages') pageBegun = time;
    current = name;
    begun = time;
  };
  const page = (address: string): void => {
    const time = now();
    pages.push([address, time - (pageBegun ?? time)]);
    pageBegun = time;
  };
  const stop = (): Profile => {
    stage('');
    return { stages: [...stages], pages };
  };
  return { stage, page, stop };
}

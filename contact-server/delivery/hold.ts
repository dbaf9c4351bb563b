import type { Log } from '../log.ts';
import { type Clock, minute } from './clock.ts';
import { pauseAfter } from './pauses.ts';

/** Keeps the whole queue back while the mail server takes nothing, or the settings have to be mended. */
export interface Hold {
  isOn(): boolean;
  /** In the clock's `elapsed`; undefined if the queue is not held back. */
  until(): number | undefined;
  /** Why, until a mail was taken again. */
  reason(): string | undefined;
  /** In a row. */
  failures(): number;
  put(kind: 'down' | 'paused' | 'spool', reason: string): void;
  /** A mail was taken. */
  lift(): void;
}

export interface HoldDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly random: () => number;
}

export function createHold({ clock, log, random }: HoldDeps): Hold {
  let until = 0;
  let failures = 0;
  let reason: string | undefined;
  const isOn = () => clock.elapsed() < until;
  return {
    isOn,
    until: () => (isOn() ? until : undefined),
    reason: () => reason,
    failures: () => failures,
    put(kind, why) {
      failures += 1;
      const pause = pauseAfter(failures, random());
      until = clock.elapsed() + pause;
      const next = `next try in ${Math.ceil(pause / minute)} min`;
      if (kind === 'paused') log.error(`Mailing is paused: ${why}. Mend the settings; ${next}.`);
      if (kind === 'spool') log.error(`The spool cannot be read or changed (${why}); ${next}.`);
      if (kind === 'down') log.warn(`The mail server takes nothing (${why}); ${next}.`);
      reason = why;
    },
    lift() {
      if (failures > 0) log.info('The mail server takes mail again.');
      until = 0;
      failures = 0;
      reason = undefined;
    },
  };
}

import { hour } from './clock.ts';

/** At most so many mails within an hour: a flood of messages must not become a flood of mail. */
export interface HourlyPace {
  /** Notes a mail that was accepted, in the clock's `elapsed`. Oldest first. */
  count(at: number): void;
  /** When the next mail may leave, in the clock's `elapsed`; undefined if it may leave now. */
  heldUntil(): number | undefined;
}

export function createHourlyPace(elapsed: () => number, maxPerHour: number): HourlyPace {
  let times: readonly number[] = [];
  return {
    count(at) {
      times = [...times, at].slice(-maxPerHour);
    },
    heldUntil() {
      const [oldest = 0] = times;
      return times.length === maxPerHour && oldest + hour > elapsed() ? oldest + hour : undefined;
    },
  };
}

import { day, hour, minute } from './clock.ts';

/** How long a message is tried before it is given up. */
export const giveUpAfterMs = 5 * day;

/**
 * Tries that have to fail as well before a message is given up: a wall clock that jumped makes any
 * message look old.
 */
export const leastAttempts = 12;

/**
 * How long to wait after so many failures in a row: a minute, then twice as long each time up to two
 * hours, a quarter more or less, so that many services do not come back at the same moment.
 * @param random from 0 to 1
 */
export function pauseAfter(failures: number, random: number): number {
  const pause = Math.min(minute * 2 ** (failures - 1), 2 * hour);
  return Math.round(pause * (0.75 + random / 2));
}

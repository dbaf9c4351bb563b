import * as z from 'zod';
import { spellNumber } from './spell-number.ts';

/** A setting that is a whole number within bounds, both included. */
export function wholeNumber(least: number, most: number) {
  const inRange = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  const span = `${least} to ${spellNumber(most)}`;
  return z.string().refine(inRange, `It has to be a whole number from ${span}.`).transform(Number);
}

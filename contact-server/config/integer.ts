import * as z from 'zod';

/** A setting that is a whole number within bounds, both included. */
export function integer(least: number, most: number) {
  const inRange = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  const span = `${least} to ${most.toLocaleString('en-US')}`;
  return z.string().refine(inRange, `It has to be a whole number from ${span}.`).transform(Number);
}

import { SiteError } from './problems/problem.ts';

/** `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/) or today, in UTC. */
export function buildDate(epoch: string | undefined): string {
  if (epoch === undefined || epoch === '') return new Date().toISOString().slice(0, 10);
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  throw new SiteError([
    {
      file: 'SOURCE_DATE_EPOCH',
      message: `"${epoch}" is not a whole number of seconds.`,
      hint: 'Set it to seconds since January 1, 1970 (UTC), or unset it.',
    },
  ]);
}

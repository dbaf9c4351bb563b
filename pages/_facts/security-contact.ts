import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** The last day on which somebody checked that security reports reach a person, as YYYY-MM-DD. */
export const securityContactSeen: Fact<string> = oneReading({
  name: 'Security contact seen',
  value: '2026-11-21',
  status: 'assumed',
  remark:
    'Once a year, check that somebody reads the mail to the store’s address, and write that day here. A year after that day, the site stops publishing `security.txt`, because a report that nobody reads is worse than no report.',
});

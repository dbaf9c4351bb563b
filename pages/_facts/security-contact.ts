import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** The last day on which somebody saw that reports of security faults reach a person, as YYYY-MM-DD. */
export const securityContactSeen: Fact<string> = oneReading({
  name: 'Security contact seen',
  value: '2026-11-21',
  status: 'assumed',
  remark:
    'Once a year, see that mail to the store’s address is read, and write that day here. A year after it the site stops publishing `security.txt`, because a report that nobody reads is worse than none.',
});

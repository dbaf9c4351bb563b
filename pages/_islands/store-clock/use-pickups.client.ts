import { followClock, type LiveText } from '#client';
import type { ClockFacts } from '../../_clock/clock-facts.ts';
import { pickupStatus } from '../../_clock/pickup-status.ts';

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const facts: ClockFacts = Object.assign(
  {},
  ...[...find('[data-facts],[data-pickups]')].map(({ dataset }) =>
    JSON.parse(dataset['facts'] ?? dataset['pickups'] ?? ''),
  ),
);

followClock({ pickup: showPickups });

/** Runs the tape of the day ruler out to now, and marks each board with the status, too. */
function showPickups(moment: number): LiveText {
  const fields = pickupStatus(moment, facts);
  for (const { dataset, style } of find('[data-from]')) {
    const from = Number(dataset['from']);
    const hour = Number(fields[`${dataset['carrier']}Hour`]);
    style.setProperty('--now', `${(hour - from) / (Number(dataset['to']) - from)}`);
  }
  const state = fields['status'] ?? '';
  for (const { dataset } of find('[data-status]')) dataset['status'] = state;
  return { state, fields };
}

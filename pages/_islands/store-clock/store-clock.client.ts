import { followClock, type LiveText } from '#client';
import type { ClockFacts } from '../../_clock/clock-facts.ts';
import { openStatus } from '../../_clock/open-status.ts';
import { pickupStatus } from '../../_clock/pickup-status.ts';

const facts: ClockFacts = JSON.parse(
  document.querySelector<HTMLElement>('#store-clock')?.dataset['facts'] ?? '',
);

followClock({
  open: (moment) => openStatus(moment, facts),
  pickup: showPickups,
});

/** Runs the tape of the day ruler out to now, too. */
function showPickups(moment: number): LiveText {
  const fields = pickupStatus(moment, facts);
  for (const { dataset, style } of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const from = Number(dataset['from']);
    const hour = Number(fields[`${dataset['carrier']}Hour`]);
    style.setProperty('--now', `${(hour - from) / (Number(dataset['to']) - from)}`);
  }
  // All pickups together have no state that a page shows.
  return { state: '', fields };
}

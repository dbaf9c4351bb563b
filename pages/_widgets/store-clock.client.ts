import { followClock, type LiveText } from '#client';
import type { ClockFacts } from '../_clock/clock-facts.ts';
import { dayProgress } from '../_clock/day-progress.ts';
import { holidayNotice } from '../_clock/holiday-notice.ts';
import { openStatus } from '../_clock/open-status.ts';
import { pickupStatus } from '../_clock/pickup-status.ts';
import { storeYear } from '../_clock/store-year.ts';

const facts: ClockFacts = JSON.parse(
  document.querySelector<HTMLElement>('#store-clock')?.dataset['facts'] ?? '{}',
);

followClock({
  open: (moment) => openStatus(moment, facts),
  'open.day': (moment) => ({ state: openStatus(moment, facts).fields['day'] ?? '', fields: {} }),
  pickup: (moment) => pickupStatus(moment, facts),
  holiday: (moment) => holidayNotice(moment, facts),
  footer: (moment) => storeYear(moment, facts),
  day: showProgress,
});

/** Runs the tape of the day ruler out to now. */
function showProgress(moment: number): LiveText {
  const hour = dayProgress(moment, facts);
  for (const ruler of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const from = Number(ruler.dataset['from']);
    const length = Number(ruler.dataset['to']) - from;
    ruler.style.setProperty('--now', String(((hour ?? from) - from) / length));
  }
  return { state: hour === null ? 'off' : 'on', fields: {} };
}

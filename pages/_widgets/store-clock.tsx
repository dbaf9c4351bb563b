import { useBuildDate } from '#authoring';
import { holidayNotice } from '../_clock/holiday-notice.ts';
import { clockFacts } from '../_store/clock-facts.ts';

/**
 * What the clock of every page needs: its facts, and the hidden line that tells a screen reader
 * when the store opens or closes while the page is read. `store-clock.client.ts` keeps the time.
 */
export function StoreClock() {
  return (
    <p
      className="vh"
      role="status"
      id="store-clock"
      data-facts={JSON.stringify(clockFacts())}
      data-live-status="open"
      data-fields="word detail"
    />
  );
}

/** The holidays of the coming days: those of the day of the build, until the clock knows better. */
export function HolidayNotice() {
  const noon = Date.parse(`${useBuildDate()}T17:00:00Z`);
  const { state, fields } = holidayNotice(noon, clockFacts());
  const { text = '' } = fields;
  return (
    <aside
      className={text ? 'holiday' : 'holiday news'}
      aria-label="Holiday hours"
      data-live-state="holiday"
      data-state={state}
    >
      <p className="wrap" data-built={text}>
        <span data-live="holiday.text">{text}</span>
      </p>
    </aside>
  );
}

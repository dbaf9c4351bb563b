import { useBuildDate } from '#authoring';
import { storeFacts } from '../../_clock/store-clock-facts.ts';

/**
 * The facts for the clock of every page, and the hidden line from which a screen reader announces
 * that the store opens or closes while the page is open. `store-clock.client.ts` keeps the time.
 */
export function StoreClock() {
  return (
    <p
      className="visually-hidden"
      role="status"
      id="store-clock"
      data-facts={JSON.stringify(storeFacts(useBuildDate()))}
      data-live-status="open"
      data-fields="word detail"
    />
  );
}

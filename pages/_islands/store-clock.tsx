import { clockFacts } from '../_facts/clock-facts.ts';

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

import type { Page } from 'playwright-core';

/** From now on, time passes only as far as a test moves the clock, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

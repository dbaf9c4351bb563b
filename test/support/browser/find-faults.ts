import type { Page } from 'playwright-core';

/** Runs in the page, and may use nothing outside of itself. Each finding is a line with its place. */
export type Measure = () => readonly string[] | Promise<readonly string[]>;

/** What several measures find in a page, asked in one call: `cut tables at 320 px: Prices`. */
export function findFaults(
  page: Page,
  at: string,
  measures: readonly Measure[],
): Promise<readonly string[]> {
  const calls = measures.map((measure) => {
    const name = measure.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `(await (${measure})()).map((found) => ${JSON.stringify(`${name} ${at}: `)} + found)`;
  });
  return page.evaluate<readonly string[]>(`(async () => [${calls.join(', ')}].flat())()`);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { testEverything } from '../everything.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The other schemes differ only in colors, so only the rules about colors run again. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in light, in dark, and, if wanted, in forced colors. The page is left in light. */
export async function axeFaultsInAllColors(
  page: Page,
  isForced = testEverything,
): Promise<readonly string[]> {
  const looks = [
    ['dark', { colorScheme: 'dark' }],
    ...(isForced ? [['forced colors', { forcedColors: 'active' }] as const] : []),
  ] as const;
  const faults = [...(await axeFaults(page))];
  for (const [name, look] of looks) {
    await page.emulateMedia(look);
    faults.push(...(await axeFaults(page, colorRules)).map((fault) => `in ${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return faults;
}

/**
 * What axe finds against WCAG 2.2 AA and its own best practices (or some of their rules): one line
 * per rule and place.
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  // Passed rules are not reported: transferring them would take as long as the check itself.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colors are all that differs in the others: the rules that look at them are asked again. */
const looks = [
  ['dark', { colorScheme: 'dark' }],
  ['forced colors', { forcedColors: 'active' }],
] as const;
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in light, dark and forced colors; the page is left in light. */
export async function axeFaultsInAllColors(page: Page): Promise<readonly string[]> {
  const faults = [...(await axeFaults(page))];
  for (const [name, look] of looks) {
    await page.emulateMedia(look);
    faults.push(...(await axeFaults(page, colorRules)).map((fault) => `in ${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return faults;
}

/** What axe finds against WCAG 2.2 AA and its own best practices (or some rules of them), one line a rule and place. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  // To bring what passed over here, too, would take as long as to look.
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

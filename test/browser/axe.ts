import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its own best practices (or some rules of them), one line a rule and place. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(source);
  const only = rules ? JSON.stringify({ runOnly: rules }) : '';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${only})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

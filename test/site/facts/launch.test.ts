import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { copyEdited } from '../../support/site/edited-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const real: readonly (readonly [RegExp, string])[] = [
  [/\(910\) 555-01(\d\d)/g, '(910) 452-61$1'],
  [/collegeroad\.example/g, 'collegeroadpack.com'],
];

/** Makes the edits that `check --launch` names. */
function confirmAll(text: string): string {
  const entries = /^( *)(status: '\w+',|value: null,|(?:confirm|ask):\s+(['`]).*\3,)$/gm;
  return real
    .reduce((words, [from, to]) => words.replaceAll(from, to), text)
    .replace(entries, '$1$2\n$1confirmed: true,')
    .replace(/value: null \}\)/g, 'value: null, confirmed: true })')
    .replace(/(placeholder(?:<.*>)?\(\{\s*name: .*,\s*value: '.*?')/g, '$1, confirmed: true')
    .replace(/samples\((.*), \[[\s\S]*?\]\)/g, 'samples($1, [])');
}

thoroughly('check --launch ends when each entry is confirmed or filled in', async () => {
  const { pages } = copyEdited('launch', []);
  const before = await runSite(['check', '--launch', '--pages', pages]);
  expect(before.stderr).toMatch(/^ +\d+ in .*_facts\/assumed\.ts$/m);
  expect(before.stderr).toContain('or add `confirmed: true` if it stays as it is.');

  const facts = join(pages, '_facts');
  const files = readdirSync(facts, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const path = join(facts, file);
    writeFileSync(path, confirmAll(readFileSync(path, 'utf8')));
  }
  expect(await runSite(['check', '--launch', '--pages', pages])).toMatchObject({
    code: 0,
    stderr: '',
  });
});

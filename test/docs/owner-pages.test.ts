import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hosts } from '../../src/output/hosts/hosts.ts';
import { blocksOf, textOf } from '../support/documents.ts';
import { runSite } from '../support/run-site.ts';
import { buildEdited } from '../support/site/edited-site.ts';
import { thoroughly } from '../support/thoroughly.ts';

const folder = 'docs/owner';
const files = readdirSync(folder);
const documents = files.filter((file) => file.endsWith('.md'));
const whole = documents.map((file) => textOf(join('owner', file))).join('\n');

test('the pages for the owner are few, and their pictures light', () => {
  expect(documents.length).toBeLessThanOrEqual(6);
  const pictures = files.filter((file) => !documents.includes(file));
  const shown = [...whole.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file);
  expect(shown.sort()).toEqual(pictures.sort());
  const sizes = pictures.map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('the setup and the workflow build for hosts that exist', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  const built = [...`${whole}${workflow}`.matchAll(/site\.js build --target (\S+?)[`\s]/g)];
  const names = built.map(([, name = '']) => name);
  expect(names.sort()).toEqual(['cloudflare', 'github-pages', 'netlify']);
  expect(Object.keys(hosts)).toEqual(expect.arrayContaining(names));
});

describe.each(documents)('docs/owner/%s', (document) => {
  test('names what the facts have', () => {
    const named = textOf(join('owner', document)).matchAll(/`([^`]+)` in `(pages\/[^`]+)`/g);
    for (const [, name = '', file = ''] of named)
      expect(readFileSync(file, 'utf8')).toContain(name);
  });

  test('finds what it tells the owner to change', () => {
    for (const { file, from } of editsOf(document))
      expect(readFileSync(join('pages', file), 'utf8').split(from), from).toHaveLength(2);
  });
});

thoroughly('after every change that the pages show, the site passes its checks', async () => {
  const edits = documents.flatMap(editsOf);
  expect(edits.length).toBeGreaterThan(3);
  const { pages, out } = await buildEdited('owner-pages', edits, '2027-09-08');
  expect(await runSite(['check', '--quiet', '--pages', pages])).toMatchObject({
    code: 0,
    stderr: '',
  });
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  for (const text of ['Hurricane, Thu, Sep 9 – Sat, Sep 11: closed.', 'UPS is late today.'])
    expect(home).toContain(text);
  expect(readFileSync(join(out, 'contact.html'), 'utf8')).toMatch(/10:00.AM – 3:00.PM/);
});

/** Blocks of the same file are pairs: what to find, and what to write instead. */
function editsOf(document: string) {
  const blocks = blocksOf(join('owner', document)).filter(({ name }) => name.startsWith('_facts/'));
  return blocks.flatMap(({ name: file, text: from }, index) => {
    if (index % 2 === 1) return [];
    const to = blocks[index + 1];
    expect(to?.name, from).toBe(file);
    return [{ file, from: from.trimEnd(), to: to?.text.trimEnd() ?? '' }];
  });
}

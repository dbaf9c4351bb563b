import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuildResult, build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** What people and programs put into file names, wanted or not. */
const part = fc.oneof(
  fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/),
  fc.constantFrom(...'A ä 日本 🍞 # % %2e%2e ? & .. ... [slug] [id]'.split(' '), ' '),
  fc.constantFrom(...`con index 404 a.b it's "q" $1 \` \\ * - ${'x'.repeat(120)}`.split(' ')),
  fc
    .string({ unit: 'binary', maxLength: 6 })
    .map((text) => text.replace(/[\0/\ud800-\udfff]/g, '')),
);
const name = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
  .filter((text) => text !== '' && text !== '.' && text !== '..' && Buffer.byteLength(text) < 200);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));

/** The same names each time, unless the environment asks for others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Sentences with the problem and its fix, and no stack. */
function expectSentences({ summary, problems }: BuildResult): void {
  expect(summary).toBeUndefined();
  for (const problem of problems) expect(problem).toMatch(/^[\s\S]+: [\s\S]+[.]\n {2}[^\n]+[.]$/);
}

thoroughly(
  'a page can have any file name: it is built at that address, or refused with a sentence',
  async () => {
    const site = siteFolder({}, 'names');
    const seen = { built: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(path, async (file) => {
        if (/^_|\/_|^\.|\/\./.test(file) || /\.(client|island|test)$/.test(file)) return;
        site.write({ [`${file}.tsx`]: pageText('Fuzz') });
        const result = await build(site);
        const pages = Object.keys(contentsOf(site.pages)).filter((each) => each.endsWith('.tsx'));
        for (const each of pages)
          if (!['_site.tsx', 'index.tsx'].includes(each)) rmSync(join(site.pages, each));
        if (!result.summary) {
          seen.refused += 1;
          return expectSentences(result);
        }
        seen.built += 1;
        const address = file === 'index' ? '' : file.replace(/\/index$/, '');
        expect(address).toMatch(/^[a-z0-9/-]*$/);
        expect(readFileSync(join(site.out, `${address || 'index'}.html`), 'utf8')).toContain(
          'Fuzz',
        );
      }),
      { numRuns: testEverything ? 80 : 25, seed },
    );
    expect(Math.min(seen.built, seen.refused)).toBeGreaterThan(2);
  },
);

thoroughly(
  'a public file can have any name: it is copied unchanged, or refused with a sentence',
  async () => {
    const site = siteFolder({}, 'public-names');
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(path, {
          minLength: 1,
          maxLength: 4,
          selector: (file) => file.split('/')[0],
        }),
        async (files) => {
          site.write(Object.fromEntries(files.map((file) => [`_public/${file}`, `of ${file}`])));
          const result = await build(site);
          site.write({ _public: null });
          if (!result.summary) return expectSentences(result);
          for (const file of files)
            expect(readFileSync(join(site.out, file), 'utf8')).toBe(`of ${file}`);
        },
      ),
      { numRuns: testEverything ? 60 : 15, seed },
    );
  },
);

test('public files that differ only in case are both named', async () => {
  const site = siteFolder({ '_public/Menu.pdf': 'a', '_public/menu.pdf': 'b' });
  expect((await build(site)).problems).toEqual([
    '_public/menu.pdf: menu.pdf and Menu.pdf differ only in case, so many systems can store only one of them.\n  Rename one of the files.',
  ]);
});

test('a slug that is too long for a file name is refused with a sentence', async () => {
  const slug = 'a'.repeat(300);
  const site = siteFolder({
    '[slug].tsx': `export const entries = [{ slug: '${slug}' }];
export const meta = () => ({ title: 'Long', description: 'Long.', schemaType: 'WebPage' });
export default () => <h1>Long</h1>;`,
  });
  const { problems } = await build(site);
  expect(problems).toEqual([
    `[slug].tsx:1: "${slug}" is too long for a file name.\n  Keep each part of an address to 200 characters.`,
  ]);
});

test('an alias and a file name that are too long are refused, too', async () => {
  const long = 'a'.repeat(201);
  const longest = 'a'.repeat(200);
  const files = {
    'team.tsx': pageText('Team', { meta: `aliases: ['/old/${longest}']` }),
    [`${longest}.tsx`]: pageText('Long'),
  };
  expect((await build(siteFolder(files))).problems).toEqual([]);
  const site = siteFolder({
    'team.tsx': pageText('Team', { meta: `aliases: ['/old/${long}']` }),
    [`${long}.tsx`]: pageText('Long'),
  });
  const { problems } = await build(site);
  expect(problems.map((problem) => problem.slice(0, problem.indexOf('"')))).toEqual([
    `${long}.tsx: `,
    'team.tsx:2: ',
  ]);
});

import { describe, expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { pageText, type SiteFiles, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { startWatch } from '../../support/watched.ts';

const shared = { '_breads.ts': 'export const breads = 3;' };
const good = pageText('Order', {
  imports: "import { breads } from './_breads.ts';",
  body: '<p>{breads} breads</p>',
});
const bad = good.replaceAll('breads }', 'loaves }').replace('{breads}', '{loaves}');
const problem = `order.tsx:1: No matching export in "_breads.ts" for import "loaves".
  Export it from that file, or correct this line: ${bad.split('\n')[0]}`;

/** A site of that many pages. */
function siteOf(pages: number, files: SiteFiles = {}) {
  const others = Array.from({ length: pages }, (_, index) => `page-${index}`).map(
    (name) => [`${name}.tsx`, pageText(name)] as const,
  );
  return siteFolder(
    { ...shared, ...Object.fromEntries(others), 'order.tsx': good, ...files },
    'missing-exports',
  );
}

const sizes = testEverything ? [3, 300] : [3];

describe.each(sizes)('on a site of %i pages', (pages) => {
  test('a build fails when a page imports a name that does not exist', async () => {
    const site = siteOf(pages, { 'order.tsx': bad });
    expect((await build(site)).problems).toEqual([problem]);
  });

  test('a build fails when an export is removed that a page still imports', async () => {
    const site = siteOf(pages);
    expect((await build(site)).problems).toEqual([]);
    site.write({ '_breads.ts': 'export const rolls = 3;' });
    expect((await build(site)).problems).toEqual([
      expect.stringMatching(/^order\.tsx:1: No matching export in "_breads\.ts" .*"breads"\.\n/),
    ]);
  });

  test.each([
    ['a package', "import { useStat as seen } from 'react';", '"react" for import "useStat"'],
    ['Node', "import { joint as seen } from 'node:path';", '"node:path" for import "joint"'],
    ['a namespace', "import * as all from './_breads.ts'; const seen = all.loaves;", '"loaves"'],
    ['a re-export', "import { loaves as seen } from './_all.ts';", '"loaves"'],
  ])('a build fails when a name is missing from %s', async (_, imports, said) => {
    const site = siteOf(pages, {
      'order.tsx': pageText('Order', { imports, body: '<p>{typeof seen}</p>' }),
      '_all.ts': "export * from './_breads.ts';",
    });
    const { problems } = await build(site);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^order\.tsx:1: /);
    expect(problems[0]).toContain(said);
  });
});

thoroughly.each(sizes)(
  'on a site of %i pages, watch reports the line of an import that does not exist',
  async (pages) => {
    const site = siteOf(pages);
    const watched = await startWatch(site.pages);
    // Twice: the second time, every module has already been compiled by itself.
    for (const count of [1, 2]) {
      site.write({ 'order.tsx': bad });
      const received = await watched.hears(
        `the problem (${count})`,
        (state) => state.problems.length > 0,
      );
      expect(received.problems).toMatchObject([
        { line: 1, message: 'No matching export in "_breads.ts" for import "loaves".' },
      ]);
      expect(received.problems[0]?.file).toMatch(/order\.tsx$/);
      site.write({ 'order.tsx': good.replace('breads<', `breads, ${count}<`) });
      await watched.shows('/order', `breads, ${count}<`);
      await watched.hears('no problem', (state) => state.problems.length === 0);
    }
    site.write({ '_breads.ts': 'export const loaves = 3;' });
    const received = await watched.hears('a removed export', (state) => state.problems.length > 0);
    expect(received.problems[0]?.message).toContain('No matching export');
  },
);

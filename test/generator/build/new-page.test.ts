import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOf } from '../../support/folder-contents.ts';
import { copyOf, expectNewPagesToPass, writePage } from '../../support/new-pages.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

thoroughly('new pages pass every check immediately', async () => {
  await expectNewPagesToPass('test/fixtures/bakery', ['/gift-cards', '/breads/of-old/3-grains']);
});

test('a nested page has the breadcrumbs of its parents', async () => {
  const site = copyOf('test/fixtures/bakery');
  await writePage(site, 'breads/spelt');
  const code = readFileSync(join(site.pages, 'breads/spelt.tsx'), 'utf8');
  expect(code).toContain(`  breadcrumbs: [
    { name: 'Breads', url: '/breads' },
    { name: 'Spelt', url: '/breads/spelt' },
  ],`);
  expect(code).toContain("title: 'Spelt',");
});

thoroughly('the title and description can be any text', async () => {
  const site = copyOf('test/fixtures/bakery');
  const title = `</title>{"Mother's"} \\ {bread} & more | Wren`;
  const description = 'It’s “good”: \n<b>{bread}</b> `$`';
  const { stderr, stdout } = await writePage(
    site,
    '/odd',
    '--json',
    '--title',
    title,
    '--description',
    description,
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    address: '/odd',
    file: expect.stringMatching(/pages\/odd\.tsx$/),
  });
  expect(
    await runSite(['build', '--quiet', '--pages', site.pages, '--out', site.out]),
  ).toMatchObject({ code: 0, stderr: '' });
  const html = readFileSync(join(site.out, 'odd.html'), 'utf8');
  expect(html).toContain(
    '<title>&lt;/title&gt;{&quot;Mother&#x27;s&quot;} \\ {bread} &amp; more | Wren</title>',
  );
  expect(html).toContain(
    '<h1>&lt;/title&gt;{&quot;Mother&#x27;s&quot;} \\ {bread} &amp; more</h1>',
  );
  expect(html).toContain('content="It’s “good”: \n&lt;b&gt;{bread}&lt;/b&gt; `$`"');
});

const refusals: readonly (readonly [args: readonly string[], message: string])[] = [
  [['/visit'], 'visit.tsx: /visit is the address of this page.'],
  [['/breads'], 'breads/index.tsx: /breads is the address of this page.'],
  [['/breads/seeded-rye'], 'breads/[slug].tsx: /breads/seeded-rye is the address of this page.'],
  [['/preorder'], 'order.tsx: /preorder is an old address, which leads to /order.'],
  [
    ['/breads/index'],
    'bakery: A page named index has the address of its folder: /breads.\n  Write /breads instead.',
  ],
  [['/index'], 'bakery: A page named index has the address of its folder: /.'],
  [
    ['/index/index'],
    'bakery: A page named index has the address of its folder: /.\n  Edit the home page instead.',
  ],
  [['/'], 'bakery: "" cannot be part of an address.'],
  [['/Gift'], 'bakery: "Gift" cannot be part of an address.'],
  [['/../gift'], 'bakery: ".." cannot be part of an address.'],
  [['/_gift'], 'bakery: "_gift" cannot be part of an address.'],
  [
    ['/gift', '--title', 'How to find us | Wren Street Bakery'],
    'visit.tsx: /visit has the same title',
  ],
];

thoroughly.each(refusals)('new %j is refused, and nothing is written', async (args, message) => {
  const before = stateOf('test/fixtures/bakery');
  const { code, stderr } = await runSite(['new', '--pages', 'test/fixtures/bakery', ...args]);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stateOf('test/fixtures/bakery')).toEqual(before);
});

thoroughly('a site can have its own template', async () => {
  const site = siteFolder({
    '_new-page.txt': `export const meta = __META__;\nexport default function __COMPONENT__() { return <h1 title=__ATTRIBUTE__>__TEXT__ __DIRNAME__</h1>; }\nimport '__ROOT__/_look.css';\n`,
    '_look.css': 'h1 { color: red }',
    'b.tsx': pageText('B'),
    ...homeTo('/b'),
  });
  await writePage(site, '/deep/down/here');
  expect(readFileSync(join(site.pages, 'deep/down/here.tsx'), 'utf8')).toMatch(
    /^export const meta = \{\n {2}title: 'Here',[\s\S]*function Here\(\) \{ return <h1 title="Here">Here __DIRNAME__<\/h1>; \}\nimport '\.\.\/\.\.\/_look\.css';\n$/,
  );
  site.write(homeTo('/b', '/deep/down/here'));
  expect((await runSite(['check', '--pages', site.pages])).stderr).toBe('');
  expect(existsSync(join(site.pages, '_routes.d.ts'))).toBe(false);
});

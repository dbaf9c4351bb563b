import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { stateOf } from '../support/folder-contents.ts';
import { type CommandResult, runSite } from '../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { typeCheck } from '../support/type-check.ts';

/** A site of its own, as a copy of one in this repository. */
function copyOf(pages: string): SiteFolder {
  const site = siteFolder({ '_site.tsx': null, 'index.tsx': null }, 'new');
  cpSync(pages, site.pages, { recursive: true });
  return site;
}

const write = ({ pages }: SiteFolder, ...args: string[]): Promise<CommandResult> =>
  runSite(['new', '--pages', pages, ...args]);

test.each([
  ['pages', ['/gift-wrapping', '/service-areas/new-hanover-nc']],
  ['test/fixtures/bakery', ['/gift-cards', '/breads/of-old/3-grains']],
])(
  'new pages in %s pass every check at once: %j',
  async (pages, addresses) => {
    const site = copyOf(pages);
    await runSite(['routes', '--types', '--pages', site.pages]);
    const files = addresses.map((address) => `${address.slice(1)}.tsx`);
    for (const [index, address] of addresses.entries()) {
      const { stderr, stdout } = await write(site, address);
      expect(stderr).toBe('');
      expect(stdout).toMatch(new RegExp(`^Created .*/pages/${files[index]} for ${address}\\.`));
    }
    const checked = await runSite(['check', '--quiet', '--pages', site.pages]);
    expect(checked).toEqual({ code: 0, stdout: '', stderr: '' });
    const types = readFileSync(join(site.pages, '_routes.d.ts'), 'utf8');
    for (const address of addresses) expect(types).toContain(`"${address}"`);
    for (const file of files) {
      const code = readFileSync(join(site.pages, file), 'utf8');
      expect(formatted(code, file)).toBe(code);
    }
    expect(typeCheck(site.pages, [...files, '_routes.d.ts', '**/*files.d.ts'])).toBe('');
  },
  90_000,
);

/** As the project's formatter would have it, once it has ordered the imports. */
function formatted(code: string, file: string): string {
  const biome = resolve('node_modules/.bin/biome');
  const args = ['check', '--write', `--stdin-file-path=pages/${file}`];
  return spawnSync(biome, args, { input: code, encoding: 'utf8' }).stdout;
}

test('a nested page has the trail of the pages above it', async () => {
  const site = copyOf('test/fixtures/bakery');
  await write(site, 'breads/spelt');
  const code = readFileSync(join(site.pages, 'breads/spelt.tsx'), 'utf8');
  expect(code).toContain(`  breadcrumbs: [
    { name: 'Breads', url: '/breads' },
    { name: 'Spelt', url: '/breads/spelt' },
  ],`);
  expect(code).toContain("title: 'Spelt | Wren Street Bakery',");
});

test('what is said of a page may be any text', async () => {
  const site = copyOf('test/fixtures/bakery');
  const title = `</title>{"Mother's"} \\ {bread} & more | Wren`;
  const description = 'It’s “good”: \n<b>{bread}</b> `$`';
  const { stderr, stdout } = await write(
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

test.each([
  [['/visit'], 'visit.tsx: /visit is the address of this page.'],
  [['/breads'], 'breads/index.tsx: /breads is the address of this page.'],
  [['/breads/seeded-rye'], 'breads/[slug].tsx: /breads/seeded-rye is the address of this page.'],
  [['/preorder'], 'order.tsx: /preorder is an alias of /order.'],
  [['/'], 'bakery: "" cannot be part of an address.'],
  [['/Gift'], 'bakery: "Gift" cannot be part of an address.'],
  [['/../gift'], 'bakery: ".." cannot be part of an address.'],
  [['/_gift'], 'bakery: "_gift" cannot be part of an address.'],
  [
    ['/gift', '--title', 'How to find us | Wren Street Bakery'],
    'visit.tsx: /visit has the same title',
  ],
])('new %j is refused, and nothing is written', async (args, message) => {
  const before = stateOf('test/fixtures/bakery');
  const { code, stderr } = await runSite(['new', '--pages', 'test/fixtures/bakery', ...args]);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stateOf('test/fixtures/bakery')).toEqual(before);
});

test('a site brings a template of its own', async () => {
  const site = siteFolder({
    '_new-page.txt': `export const meta = __META__;\nexport default function __COMPONENT__() { return <h1 title=__ATTRIBUTE__>__TEXT__ __DIRNAME__</h1>; }\nimport '__ROOT__/_look.css';\n`,
    '_look.css': 'h1 { color: red }',
    'b.tsx': pageText('B'),
  });
  await write(site, '/deep/down/here');
  expect(readFileSync(join(site.pages, 'deep/down/here.tsx'), 'utf8')).toMatch(
    /^export const meta = \{\n {2}title: 'Here \| Store',[\s\S]*function Here\(\) \{ return <h1 title="Here">Here __DIRNAME__<\/h1>; \}\nimport '\.\.\/\.\.\/_look\.css';\n$/,
  );
  expect((await runSite(['check', '--pages', site.pages])).stderr).toBe('');
  expect(existsSync(join(site.pages, '_routes.d.ts'))).toBe(false);
});

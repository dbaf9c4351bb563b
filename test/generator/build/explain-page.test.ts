import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const bakery = ['--pages', 'test/fixtures/bakery'];
const explain = (...args: string[]) => runSite(['explain', ...args]);

test('explain says what a page consists of, and which pages link to it', async () => {
  const { code, stdout, stderr } = await explain('/order', ...bakery);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.replaceAll(/[A-Z0-9]{8}\./g, 'HASH.').replaceAll(/ +\d+ B/g, ' N B')).toBe(
    `/order  "Order for tomorrow | Wren Street Bakery"
  order.tsx makes order.html
  also /preorder

Modules: 4, and 4 of the layout
  order.tsx
    _breads.ts
    _facts.ts
    _widgets/order-form.tsx

Style sheets
  _look.css (layout) N B N B brotli

Browser code
  _widgets/oven-clock.client.ts
  order-form (island)

Requested files
  /assets/_wheat-HASH.svg N B N B brotli
  /assets/order-form-HASH.js N B N B brotli
  /assets/oven-clock-HASH.js N B N B brotli
  /assets/chunk-HASH.js N B N B brotli

Facts
  Phone number, as at /order
  Opening hours, as at header (layout)
  Phone number, as at footer (layout)

Size
  document N B N B brotli
  style sheets N B N B brotli
  layout N B N B brotli
  structured data N B N B brotli
  its own content and head N B N B brotli

Linked from
  the layout of every page
  /breads/country-loaf
  /breads/olive-ciabatta
  /breads/seeded-rye
`,
  );
});

thoroughly('the sizes are those of the built page', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About', { body: '<p>us</p>' }) });
  await build(site, { date: '2026-05-04' });
  const { stdout } = await explain('about', '--json', '--pages', site.pages);
  const { sizes, isLinkedFromLayout, linkedFrom } = JSON.parse(stdout);
  const html = readFileSync(join(site.out, 'about.html'));
  expect(sizes[0]).toEqual({
    name: 'document',
    bytes: html.length,
    brotli: brotliCompressSync(html).length,
  });
  const parts: readonly { readonly bytes: number }[] = sizes.slice(1);
  expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(html.length);
  expect({ isLinkedFromLayout, linkedFrom }).toEqual({ isLinkedFromLayout: false, linkedFrom: [] });
  expect((await explain('/about', '--pages', site.pages)).stdout).toMatch(
    /\nLinked from\n {2}nowhere\n$/,
  );
});

thoroughly(
  'a fact read while a module is loaded belongs to the pages that use the module',
  async () => {
    const site = siteFolder({
      '_facts.ts':
        "export const zip = { name: 'ZIP', chosen: 1, readings: [{ value: 1, statedAt: [] }] };",
      '_place.ts':
        "import { read } from '#authoring';\nimport { zip } from './_facts.ts';\nexport const place = read(zip, 'label');",
      'a.tsx': pageText('A', { imports: "import { place } from './_place.ts';", body: '{place}' }),
      'b.tsx': pageText('B', { imports: "import { place } from './_place.ts';", body: '{place}' }),
      'c.tsx': pageText('C', { body: '<Link href="/b">B</Link>' }),
    });
    const factsOf = async (address: string) =>
      JSON.parse((await explain(address, '--json', '--pages', site.pages)).stdout).facts;
    expect(await factsOf('/a')).toEqual([{ name: 'ZIP', place: 'label' }]);
    expect(await factsOf('/b')).toEqual([{ name: 'ZIP', place: 'label' }]);
    expect(await factsOf('/c')).toEqual([]);
  },
);

test('an alias is explained by its page, and an unknown address by the nearest one', async () => {
  expect((await explain('/products', ...bakery)).stdout).toMatch(/^\/breads {2}"Our three/);
  const { code, stdout, stderr } = await explain('/bread', ...bakery);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    'test/fixtures/bakery: There is no page at /bread.\n  The nearest address is /breads.\n\n1 problem.\n',
  );
});

thoroughly('problems of other pages do not stop explain', async () => {
  const site = siteFolder({
    'a.tsx': pageText('A', { body: '<a href="/lost">x</a>' }),
    'b.tsx': pageText('B', { body: '{null.x}' }),
  });
  expect((await explain('/a', '--pages', site.pages)).stdout).toMatch(/^\/a {2}"A"/);
  const { code, stderr } = await explain('/b', '--pages', site.pages);
  expect(code).toBe(1);
  expect(stderr).toContain('was thrown while /b was rendered');
});

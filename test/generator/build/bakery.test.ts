import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

const { out } = siteFolder({}, 'bakery');
const pages = 'test/fixtures/bakery';
const files = (): readonly string[] =>
  Object.keys(contentsOf(out)).filter((path) => !path.endsWith('/'));
const read = (path: string): string => readFileSync(join(out, path), 'utf8');
let url = '';
let close = (): void => {};

beforeAll(async () => {
  expect(await runSite(['build', '--quiet', '--pages', pages, '--out', out])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  ({ url, close } = await preview({ folder: out, host: '127.0.0.1', port: 0 }));
});
afterAll(() => close());

test('another site passes every check of the same generator', async () => {
  expect(await runSite(['check', '--quiet', '--pages', pages])).toMatchObject({
    code: 0,
    stderr: '',
  });
});

test('another site builds with the same generator', () => {
  expect(files().filter((path) => !path.startsWith('assets/'))).toEqual([
    '.site-files',
    '.site-host.json',
    '404.html',
    '_headers',
    'bread.html.html',
    'breads.html',
    'breads/country-loaf.html',
    'breads/olive-ciabatta.html',
    'breads/seeded-rye.html',
    'humans.txt',
    'index.html',
    'order.html',
    'preorder.html',
    'products.html',
    'robots.txt',
    'sitemap.xml',
    'visit.html',
  ]);
});

test('its pages are valid, and use only its own style sheet', async () => {
  for (const path of ['index.html', 'order.html', 'breads/seeded-rye.html', '404.html']) {
    const html = read(path);
    expect(await validateHtml(html), path).toEqual([]);
    expect(html).toContain('font:1.1rem/1.6 Georgia,serif');
    expect(html).toContain('data-live="oven.text"');
  }
  expect(read('order.html')).toContain('data-island="order-form"');
  expect(read('index.html')).toContain('.prices{');
  expect(read('visit.html')).not.toContain('.prices{');
});

test('it is served with its own headers, and its aliases redirect', async () => {
  const { status, headers } = await ask(url, '/preorder');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'self'; style-src 'self' 'sha256-/,
  );
  expect([status, headers.location]).toEqual([301, '/order']);
  expect((await ask(url, '/croissants')).body).toContain('Nothing here but crumbs');
});

test('it prints the readings of each fact', async () => {
  const { stdout } = await runSite(['facts', '--pages', pages]);
  expect(stdout).toContain('Phone number\n  * +15035550142  [footer]\n    +15035550124  [/order,');
  expect(read('order.html')).toContain('tel:+15035550142');
});

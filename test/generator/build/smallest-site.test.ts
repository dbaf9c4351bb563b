import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { validateHtml } from '../../support/validate-html.ts';

const pages = resolve('test/fixtures/tiny');

test('the smallest site passes every check and is built, and every page is valid HTML', async () => {
  mkdirSync('test/.tmp/generator', { recursive: true });
  const out = join(mkdtempSync('test/.tmp/generator/tiny-'), 'dist');
  expect(await runSite(['check', '--quiet', '--pages', pages])).toMatchObject({
    code: 0,
    stderr: '',
  });
  const { code, stderr } = await runSite(['build', '--pages', pages, '--out', out]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const files = contentsOf(out);
  const html = Object.entries(files).filter(([path]) => path.endsWith('.html'));
  expect(html.map(([path]) => path)).toEqual([
    '404.html',
    'about-us.html',
    'about.html',
    'index.html',
    'notes.html',
    'notes/first.html',
    'notes/second.html',
    'old-notes.html',
  ]);
  for (const [path, text] of html) expect(await validateHtml(text), path).toEqual([]);
  expect(files['hello.txt']).toBe('hello\n');
});

test('html-validate runs: it reports invalid HTML', async () => {
  const wrong =
    '<!doctype html><html><head><title>A</title></head><body><p><div></div></p><img src="/a.png"><button>B</button></body></html>';
  const rules = (await validateHtml(wrong)).map((line) => line.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['element-required-attributes', 'close-order', 'wcag/h37']),
  );
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browser } from '../../support/browser/browser.ts';
import { islandsOf, wake } from '../../support/browser-parts.ts';
import { testEverything } from '../../support/everything.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, type SiteFiles, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

/** A page, and the island on it. */
const island = (name: string, code: string): SiteFiles => ({
  [`${name}.tsx`]: pageText(name, {
    imports: `import { Widget } from './_${name}.tsx';`,
    body: `<Island name="_${name}" component={Widget} props={{}} />`,
  }),
  [`_${name}.tsx`]: code,
  [`_${name}.island.ts`]: wake(`_${name}`, 'Widget'),
});

const shop = "export const isOpen = typeof window !== 'undefined';\n";
const files: SiteFiles = {
  '_open.ts': shop,
  ...island(
    'text',
    `import { isOpen } from './_open.ts';
export function Widget() {
  return <p>We are {isOpen ? 'open' : 'closed'}</p>;
}
`,
  ),
  ...island(
    'attribute',
    `import { isOpen } from './_open.ts';
export function Widget() {
  return <p title={isOpen ? 'open' : 'closed'}>Come in</p>;
}
`,
  ),
  ...island(
    'element',
    `import { isOpen } from './_open.ts';
export function Widget() {
  return <p>{isOpen && <b>Open</b>}</p>;
}
`,
  ),
  ...island(
    'broken',
    `import { useEffect } from 'react';
const prices: readonly number[] = [];
export function Widget() {
  useEffect(() => {
    if (prices[0].toFixed(2) === '9') return;
  });
  return <p>Price</p>;
}
`,
  ),
  ...island(
    'promise',
    `import { useEffect } from 'react';
async function load() {
  throw new Error('The shelf is empty.');
}
export function Widget() {
  useEffect(() => {
    load();
    load();
    setTimeout(load);
  }, []);
  return <p>Shelf</p>;
}
`,
  ),
  ...island(
    'keys',
    `import { useEffect, useState } from 'react';
export function Widget() {
  const [names, setNames] = useState([]);
  useEffect(() => setNames(['rye', 'oats']), []);
  return <ul>{names.map((name) => <li>{name}</li>)}</ul>;
}
`,
  ),
  'script.tsx': pageText('script', {
    imports: "import { Button } from './_button.tsx';",
    body: '<Button />',
  }),
  '_button.tsx': 'export const Button = () => <button type="button">Press</button>;\n',
  '_button.client.ts': `const button: HTMLElement | null = document.querySelector('button');
button?.addEventListener('click', () => {
  console.error('The page itself writes this.');
  document.querySelector<HTMLElement>('#nothing').hidden = true;
});
`,
};
const site = siteFolder(files, 'browser-errors');
let watched: Watched;
let page: Page;

beforeAll(async () => {
  watched = await startWatch(site.pages);
  page = await browser.newPage();
});
afterAll(() => watched.command.stop());

const problems = (): readonly { file: string; message: string }[] =>
  watched.command
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{"problems"'))
    .flatMap((line) => JSON.parse(line).problems);

/** The text of one problem in the overlay. */
async function overlay(): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '1 problem' });
  await dialog.waitFor();
  return (await dialog.getByRole('listitem').innerText()).replaceAll(/\s+/g, ' ');
}

const atFirst =
  'Its first render must not depend on the time, on randomness, or on the browser: set such a value in an effect.';

test.each([
  [
    'a text that the browser renders in another way',
    '/text',
    'pages/_text.tsx:3',
    `An island on /text renders something else in the browser than in the build: open instead of closed. ${atFirst}`,
  ],
  [
    'an attribute that the browser renders in another way',
    '/attribute',
    'pages/_attribute.tsx:3',
    `An island on /attribute renders something else in the browser than in the build: title="open" instead of title="closed". ${atFirst}`,
  ],
  [
    'an element that only the browser renders',
    '/element',
    'pages/_element.tsx:3',
    `An island on /element renders something else in the browser than in the build: <b> instead of nothing. ${atFirst}`,
  ],
  [
    'an effect that throws',
    '/broken',
    'pages/_broken.tsx:5',
    `"Cannot read properties of undefined (reading 'toFixed')" was thrown in the browser on /broken. Fix this line, or handle the case that causes the error.`,
  ],
  [
    'a promise that nothing handles, once',
    '/promise',
    'pages/_promise.tsx:3',
    '"The shelf is empty." was thrown in the browser on /promise, in a promise that nothing handles. Fix this line, or handle the case that causes the error.',
  ],
  [
    'what React warns of only in the browser',
    '/keys',
    'pages/_keys.tsx:5',
    'React warned in the browser on /keys: Each child in a list should have a unique "key" prop. Check the render method of `Widget`. See https://react.dev/link/warning-keys for more information. Fix the cause. React warns only in development.',
  ],
])('the overlay and the terminal show %s', async (_, address, place, text) => {
  await page.goto(`${watched.url}${address.slice(1)}`);
  const shown = await overlay();
  expect(shown).toContain(`${place} ${text}`);
  const printed = problems().filter(({ message }) => message.includes(` ${address}`));
  expect(printed).toHaveLength(1);
});

test('a script without React reports its line, and its own console messages are not reported', async () => {
  await page.goto(`${watched.url}script`);
  const button = page.getByRole('button', { name: 'Press' });
  const dialog = page.getByRole('dialog');
  await waitFor('the script to run', async () => {
    // The overlay may appear after the check, and then covers the button.
    await button.dispatchEvent('click');
    return (await dialog.count()) > 0;
  });
  expect(await overlay()).toContain('pages/_button.client.ts:4');
});

test('endless errors do not flood the overlay or the terminal', async () => {
  await page.goto(`${watched.url}keys`);
  await overlay();
  await page.evaluate(() => {
    for (let count = 0; count < 50; count += 1) reportError(new Error(`Wrong: ${count}`));
  });
  await page.getByRole('dialog', { name: '20 problems' }).waitFor();
  expect(problems().filter(({ message }) => message.startsWith('"Wrong'))).toHaveLength(19);
});

/** A report of the page with a message of this many bytes. */
const report = (length: number): string =>
  JSON.stringify({ kind: 'error', page: '/', version: '', message: 'x'.repeat(length), stack: '' });

test.each([
  ['from another site', { 'x-site-watch': '1', origin: 'http://evil.example' }, '{}', 403],
  ['without the header of the page', {}, '{}', 403],
  ['without a page and a message', { 'x-site-watch': '1' }, '{"kind":"error"}', 400],
  ['that is not JSON', { 'x-site-watch': '1' }, '{', 400],
  ['of 64 kB', { 'x-site-watch': '1' }, report(64_000), 400],
])('a report %s is refused', async (_, headers, body, status) => {
  const url = `${watched.url}.site/error`;
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(status);
});

test('a problem goes away when the page is rendered again without it', async () => {
  await page.goto(`${watched.url}text`);
  await overlay();
  site.write({ '_open.ts': 'export const isOpen = true;\n' });
  await page.getByText('We are open').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

thoroughly('a page never requests an island that the server does not have yet', async () => {
  const many = Array.from({ length: testEverything ? 300 : 60 }, (_, index) => [
    `p${index}.tsx`,
    pageText(`P${index}`),
  ]);
  const large = siteFolder({ ...files, ...Object.fromEntries(many) }, 'browser-errors');
  const server = await startWatch(large.pages);
  onTestFinished(async () => {
    await server.command.stop();
  });
  const moduleOf = async () => islandsOf((await server.ask('/text')).body)[0] ?? '';
  const before = await moduleOf();
  large.write({ '_text.tsx': 'export const Widget = () => <p>We are new</p>;\n' });
  const after = await waitFor('the new island', async () => {
    const module = await moduleOf();
    return module !== before && module;
  });
  expect((await server.ask(`/${after}`)).status).toBe(200);
});

thoroughly('a build keeps the production build of React, without source maps', async () => {
  const read = async (path: string): Promise<string> => (await watched.ask(`/${path}`)).body;
  const inWatch = await allScripts(await read('text'), read);
  expect(inWatch).toContain('Hydration failed because');
  expect(inWatch).toContain('sourceMappingURL=/assets/_text-');
  const built = await builtSite(files);
  const inBuild = await allScripts(built.read('text.html'), async (path) => built.read(path));
  expect(inBuild.length).toBeGreaterThan(100_000);
  expect(inBuild).not.toContain('Hydration failed because');
  expect(inBuild).not.toContain('sourceMappingURL');
  expect(readdirSync(join(built.out, 'assets')).filter((name) => name.endsWith('.map'))).toEqual(
    [],
  );
});

/** The code of a page's islands, and their imports. */
async function allScripts(html: string, read: (path: string) => Promise<string>): Promise<string> {
  const found = new Map<string, string>();
  const paths = [...islandsOf(html)];
  for (const path of paths) {
    if (found.has(path)) continue;
    const text = await read(path);
    found.set(path, text);
    for (const [, next = ''] of text.matchAll(/["']\/(assets\/[^"']+\.js)["']/g)) paths.push(next);
  }
  return [...found.values()].join('\n');
}

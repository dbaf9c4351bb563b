import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from '../../support/browser/browser.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

const form = `<p className="tall" /><details><summary>More</summary><p>Inside</p></details>
<input name="name" /><input type="checkbox" name="often" /><textarea name="words" />
<select name="size"><option>Small</option><option>Large</option></select>`;
const about = (word: string): string =>
  pageText('About', { imports: "import './_page.css';", body: `<p>${word}</p>${form}` });
const sheet = (color: string): string => `.tall { height: 3000px; color: ${color} }`;

const site = siteFolder(
  {
    '_site.tsx': siteText({ imports: "import './_frame.css';" }),
    '_frame.css': 'main { margin: 0 }',
    '_page.css': sheet('red'),
    'about.tsx': about('As it was'),
  },
  'watch-page',
);
let watched: Watched;
let page: Page;

beforeAll(async () => {
  watched = await startWatch(site.pages);
  page = await browser.newPage();
  await page.goto(`${watched.url}about`);
});
afterAll(() => watched.command.stop());

const colorOf = (): Promise<string> =>
  page.locator('.tall').evaluate((element) => getComputedStyle(element).color);

async function fillIn(): Promise<void> {
  await page.getByText('More').click();
  await page.locator('[name=name]').fill('Ada');
  await page.locator('[name=often]').check();
  await page.locator('[name=words]').fill('Two\nlines');
  await page.locator('[name=size]').selectOption('Large');
  await page.evaluate(() => scrollTo(0, 1234));
}

async function expectFilledIn(): Promise<void> {
  expect(await page.locator('details').getAttribute('open')).not.toBeNull();
  expect(await page.locator('[name=name]').inputValue()).toBe('Ada');
  expect(await page.locator('[name=often]').isChecked()).toBe(true);
  expect(await page.locator('[name=words]').inputValue()).toBe('Two\nlines');
  expect(await page.locator('[name=size]').inputValue()).toBe('Large');
  await page.waitForFunction(() => scrollY === 1234);
}

test('a style sheet is replaced without a reload', async () => {
  await fillIn();
  await page.evaluate(() => {
    document.title = 'The same document';
  });
  for (const [color, shown] of [
    ['blue', 'rgb(0, 0, 255)'],
    ['lime', 'rgb(0, 255, 0)'],
  ] as const) {
    site.write({ '_page.css': sheet(color) });
    await page.waitForFunction(
      (wanted) =>
        getComputedStyle(document.querySelector('.tall') ?? document.body).color === wanted,
      shown,
    );
  }
  expect(await page.title()).toBe('The same document');
  await expectFilledIn();
});

test('a reloaded page keeps its scroll position and its fields', async () => {
  site.write({ 'about.tsx': about('Unchanged') });
  await page.getByText('Unchanged').waitFor();
  await expectFilledIn();
  expect(await colorOf()).toBe('rgb(0, 255, 0)');
});

test('a page does not reload for another one', async () => {
  await page.evaluate(() => {
    document.title = 'The same document';
  });
  site.write({ 'index.tsx': pageText('Another home') });
  await watched.shows('/', 'Another home');
  site.write({ '_page.css': sheet('black') });
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('.tall') ?? document.body).color === 'rgb(0, 0, 0)',
  );
  expect(await page.title()).toBe('The same document');
});

test('a field of an island shows the island’s state after a reload', async () => {
  const order = (word: string): string =>
    pageText('Order', {
      imports: "import { Name } from './_name.tsx';",
      body: `<p>${word}</p><input name="street" /><Island name="_name" component={Name} props={{}} />`,
    });
  site.write({
    '_name.tsx': `import { useState } from 'react';
export function Name() {
  const [name, setName] = useState('');
  const [shown, setShown] = useState('nothing');
  return <p><input name="who" onChange={({ target }) => setName(target.value)} />
    <button type="button" onClick={() => setShown('"' + name + '"')}>Tell</button> <b>{shown}</b></p>;
}`,
    '_name.island.ts':
      "import { island } from '#island';\nimport { Name } from './_name.tsx';\nexport default island(Name);\n",
    'order.tsx': order('As it was'),
  });
  await watched.shows('/order', 'As it was');
  const other = await browser.newPage();
  await other.goto(`${watched.url}order`);
  await other.locator('[name=street]').fill('Wren Street');
  const field = other.locator('[name=who]');
  /** The name that the island knows, once it responds at all. */
  const shown = async (): Promise<string | null> => {
    await other.locator('button', { hasText: 'Tell' }).click();
    await other.locator('b', { hasText: '"' }).waitFor();
    return other.locator('b').textContent();
  };
  expect(await shown()).toBe('""');
  await field.fill('Ada');
  expect(await shown()).toBe('"Ada"');
  site.write({ 'order.tsx': order('Unchanged') });
  await other.getByText('Unchanged').waitFor();
  expect(await other.locator('[name=street]').inputValue()).toBe('Wren Street');
  expect(await shown()).toBe(`"${await field.inputValue()}"`);
  await other.close();
});

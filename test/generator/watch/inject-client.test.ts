import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser } from '../../support/browser/browser.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

const form = `<p className="tall" /><details><summary>More</summary><p>Inside</p></details>
<input name="name" /><input type="checkbox" name="often" /><textarea name="words" />
<select name="size"><option>Small</option><option>Large</option></select>`;
const about = (word: string): string =>
  pageText('About', { imports: "import './_page.css';", body: `<p>${word}</p>${form}` });
const sheet = (color: string): string => `.tall { height: 3000px; color: ${color} }`;

const site = siteFolder(
  {
    '_site.tsx': siteText({ imports: "import './_layout.css';" }),
    '_layout.css': 'main { margin: 0 }',
    '_page.css': sheet('red'),
    'about.tsx': about('As it was'),
  },
  'watch-page',
);
let watched: Watched;
let page: Page;

beforeAll(async () => {
  watched = await startWatch(site.pages);
});
afterAll(() => watched.command.stop());

// A page that hangs must not block the next test.
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(`${watched.url}about`);
});
afterEach(() => page.close());

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

thoroughly(
  'a reloaded page keeps its scroll position and its fields, also beside new ones',
  async () => {
    await fillIn();
    const more = '<input name="street" /><input type="checkbox" name="late" /><p>Unchanged</p>';
    site.write({ 'about.tsx': about('Other').replace('<input', `${more}<input`) });
    await page.getByText('Unchanged').waitFor();
    await expectFilledIn();
    expect(await page.locator('[name=street]').inputValue()).toBe('');
    expect(await page.locator('[name=late]').isChecked()).toBe(false);
  },
);

test('a page that is being reloaded does not begin again with each further change', async () => {
  const requests: Route[] = [];
  await page.route('**/about', (route) => void requests.push(route));
  site.write({ 'about.tsx': about('Changed once') });
  await waitFor('the reload', () => requests.length > 0);
  for (const word of ['Changed twice', 'Changed three times']) {
    site.write({ 'about.tsx': about(word) });
    await watched.shows('/about', word);
  }
  for (const route of requests) await route.continue();
  await page.getByText('Changed three times').waitFor();
  expect(requests).toHaveLength(1);
});

thoroughly(
  'hidden tabs leave their connections to the others, and are current when they are shown',
  async () => {
    const context = await browser.newContext();
    // Playwright shows every page.
    await context.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    const tabs: Page[] = [];
    for (let count = 0; count < 7; count += 1) {
      const tab = await context.newPage();
      tabs.push(tab);
      await tab.goto(`${watched.url}about`);
    }
    site.write({ 'about.tsx': about('Seven tabs') });
    await watched.shows('/about', 'Seven tabs');
    const [first] = tabs;
    await first?.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await first?.getByText('Seven tabs').waitFor();
    await context.close();
  },
);

thoroughly('eight visible windows all follow an edit', async () => {
  const context = await browser.newContext();
  const windows: Page[] = [];
  for (let count = 0; count < 8; count += 1) {
    const window = await context.newPage();
    windows.push(window);
    await window.goto(`${watched.url}about`);
  }
  for (const word of ['Eight windows', 'Eight windows again']) {
    site.write({ 'about.tsx': about(word) });
    for (const window of windows) await window.getByText(word, { exact: true }).waitFor();
  }
  const last = windows[7];
  site.write({ 'about.tsx': about('<a href="/nowhere">Lost</a>') });
  await last?.getByRole('button', { name: 'Close' }).click();
  // It asks twice a second, and is not told again.
  for (let count = 0; count < 3; count += 1) await last?.waitForResponse('**/.site/events?**');
  expect(await last?.getByRole('dialog').isVisible()).toBe(false);
  site.write({ 'about.tsx': about('As it was') });
  await last?.getByText('As it was').waitFor();
  await context.close();
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

thoroughly('an island knows what was in its fields before a reload', async () => {
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
  const [isGift, setGift] = useState(false);
  return <p><input name="who" onChange={({ target }) => setName(target.value)} />
    <input type="checkbox" name="gift" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
    {isGift && <input name="to" onChange={({ target }) => setName(target.value)} />}
    <button type="button" onClick={() => setShown('"' + name + '"')}>Tell</button> <b>{shown}</b></p>;
}`,
    '_name.island.ts':
      "import { island } from '#island';\nimport { Name } from './_name.tsx';\nexport default island(Name);\n",
    'order.tsx': order('As it was'),
  });
  await watched.shows('/order', 'As it was');
  await page.goto(`${watched.url}order`);
  await page.locator('[name=street]').fill('Wren Street');
  const field = page.locator('[name=who]');
  /** The name that the island knows, once it responds at all. */
  const shown = async (): Promise<string | null> => {
    await page.locator('button', { hasText: 'Tell' }).click();
    await page.locator('b', { hasText: '"' }).waitFor();
    return page.locator('b').textContent();
  };
  expect(await shown()).toBe('""');
  await field.fill('Ada');
  expect(await shown()).toBe('"Ada"');
  await page.locator('[name=gift]').check();
  await page.locator('[name=to]').fill('Ida');
  site.write({ 'order.tsx': order('Unchanged') });
  await page.getByText('Unchanged').waitFor();
  expect(await page.locator('[name=street]').inputValue()).toBe('Wren Street');
  await expect.poll(() => field.inputValue()).toBe('Ada');
  await expect.poll(() => page.locator('[name=to]').inputValue()).toBe('Ida');
  expect(await page.locator('[name=gift]').isChecked()).toBe(true);
  expect(await shown()).toBe('"Ida"');
});

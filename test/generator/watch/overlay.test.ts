import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browser } from '../../support/browser/browser.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch, type Watched } from '../../support/watched.ts';

/** As strict as the policy of a real site. */
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; require-trusted-types-for \'script\'">';
const good = pageText('About', { body: '<p>As it was</p>' });
const wrong = pageText('About', {
  body: '<a href="/abuot">x</a><a href="/<b>&">y</a>',
});
const site = siteFolder({ 'about.tsx': good, '404.tsx': pageText('Nothing here') }, 'overlay');
const log = join(site.root, 'opened');
const editor = join(site.root, 'editor');
writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${log}\n`, { mode: 0o755 });
process.env['VISUAL'] = editor;
let watched: Watched;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  watched = await startWatch(site.pages);
});
afterAll(() => watched.command.stop());
beforeEach(async () => {
  site.write({ 'about.tsx': good });
  await watched.shows('/about', 'As it was');
  await watched.hears('no problems', ({ problems }) => problems.length === 0);
  page = await browser.newPage();
  faults.length = 0;
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', `<head>${policy}`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${watched.url}about`);
  return () => page.close();
});

const dialog = (): ReturnType<Page['getByRole']> =>
  page.getByRole('dialog', { name: '2 problems' });

test('a page reloads when the site has changed', async () => {
  site.write({ 'about.tsx': pageText('About', { body: '<p>Unchanged</p>' }) });
  await page.getByText('Unchanged').waitFor();
  site.write({ 'about.tsx': pageText('About', { body: '<p>As it will be</p>' }) });
  await page.getByText('As it will be').waitFor();
  expect(await dialog().count()).toBe(0);
  expect(faults).toEqual([]);
});

test('problems appear word for word over the unchanged page until they are fixed', async () => {
  site.write({ 'about.tsx': wrong });
  await dialog().waitFor();
  const items = await dialog().getByRole('listitem').allInnerTexts();
  expect(items[0]).toMatch(
    /^pages\/about\.tsx:5\s+The link "\/abuot" doesn't match any page\.\s+Did you mean "\/about"\?\s+3 .*\n\s*4 .*\n\s*5 {2}<a href="\/abuot">x<\/a>/,
  );
  expect(items[1]).toContain('"/<b>&"');
  expect(await page.getByText('As it was').isVisible()).toBe(true);
  const { width, height } = (await dialog().boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(100);
  site.write({ 'about.tsx': good });
  await dialog().waitFor({ state: 'detached' });
  expect(await page.getByText('As it was').isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('a click on the place opens it in the editor, and a failure to do so is shown', async () => {
  site.write({ 'about.tsx': wrong });
  await dialog().waitFor();
  await dialog().getByRole('button', { name: 'pages/about.tsx:5' }).first().click();
  const opened = await waitFor(
    'the editor',
    () => existsSync(log) && (readFileSync(log, 'utf8') || false),
  );
  expect(opened).toBe(`+5 ${join(site.pages, 'about.tsx')}\n`);
});

test.each([
  ['without the header of the page', { file: 'pages/about.tsx' }, {}, 403],
  ['from another site', { file: 'pages/about.tsx' }, { origin: 'http://evil.example' }, 403],
  ['about a file without a problem', { file: '../../package.json' }, undefined, 404],
])('no editor opens for a request %s', async (_, query, more, status) => {
  site.write({ 'about.tsx': wrong });
  await dialog().waitFor();
  const own = { 'x-site-watch': '1' };
  const headers =
    more === undefined ? own : Object.keys(more).length > 0 ? { ...own, ...more } : {};
  const url = `${watched.url}.site/editor?${new URLSearchParams(query)}`;
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(status);
  expect((await fetch(url, { headers: own })).status).toBe(403);
});

test.each([
  ['its button', (): Promise<void> => dialog().getByRole('button', { name: 'Close' }).click()],
  ['Escape', (): Promise<void> => page.keyboard.press('Escape')],
])('problems can be dismissed by %s, and new ones appear again', async (_, close) => {
  site.write({ 'about.tsx': wrong });
  await dialog().waitFor();
  await close();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByText('As it was').click();
  site.write({ 'about.tsx': wrong.replace('abuot', 'abotu') });
  await dialog().getByText('"/abotu"').first().waitFor();
});

thoroughly('a page opened while there are problems shows them, too', async () => {
  site.write({ 'about.tsx': wrong });
  await dialog().waitFor();
  await page.goto(`${watched.url}nothing`);
  await dialog().waitFor();
  await page.goto(watched.url);
  await dialog().waitFor();
});

thoroughly('a page that a visitor returns to is up to date', async () => {
  await page.goto(`${watched.url}robots.txt`);
  site.write({ 'about.tsx': pageText('About', { body: '<p>Changed meanwhile</p>' }) });
  await watched.shows('/about', 'Changed meanwhile');
  await page.goBack().catch(() => {}); // It may reload before it has loaded.
  await page.getByText('Changed meanwhile').waitFor();
});

test('a page from the back/forward cache reloads', async () => {
  // The browser under test has no back/forward cache: these are the events of one that does.
  await page.evaluate(() => {
    document.title = 'kept';
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await page.waitForFunction(() => document.title === 'About');
});

thoroughly('a page reconnects to a restarted server', async () => {
  const { port } = new URL(watched.url);
  await watched.command.stop();
  site.write({ 'about.tsx': pageText('About', { body: '<p>After the pause</p>' }) });
  watched = await startWatch(site.pages, '--port', port);
  await page.getByText('After the pause').waitFor();
});

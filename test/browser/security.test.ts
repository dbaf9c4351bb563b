import { createServer } from 'node:http';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { startListening } from '../support/listening.ts';

const { url } = inject('builtSite');

test('an injected inline script does not run, and is a fault of the page', async () => {
  const { page, faults } = await openPage(browser, url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('taken over');
  await expect.poll(() => faults).toEqual([expect.stringContaining('Content Security Policy')]);
});

test('the site cannot be framed', async () => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${url}/" title="Framed"></iframe>`);
  });
  const port = await startListening(server);
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  const framed = page.frames().find((frame) => frame !== page.mainFrame());
  // The browser shows its own error page instead.
  expect(await framed?.locator('main').count()).toBe(0);
  await context.close();
  server.close();
});

import { createServer } from 'node:http';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { faultsOf, openPage, scriptsRun } from '../support/browser/open-page.ts';
import { startListening } from '../support/listening.ts';
import { realRoutes } from '../support/site/built-pages.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

test('an injected inline script does not run', async () => {
  const { page, close } = await openPage(browser, url);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('taken over');
  await close();
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

test('no page violates its own policy or logs anything on a desktop, nor does any of its islands', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults = faultsOf(page, url);
  const broken: string[] = [];
  await page.exposeFunction('tell', (text: string) => broken.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) =>
      Reflect.get(
        window,
        'tell',
      )(`${location.pathname}: ${violation.violatedDirective} ${violation.blockedURI}`),
    );
  });
  for (const address of addresses) {
    await page.goto(url + address, { waitUntil: 'load' });
    await page.evaluate(scriptsRun);
    for (const island of await page.locator('[data-island]').all()) {
      await island.evaluate((element) => element.scrollIntoView());
      await island.dispatchEvent('pointerover');
    }
    await page.evaluate(islandsWake);
  }
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
  // The listener receives earlier violations, too.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '0';
    document.head.append(script);
  });
  await expect.poll(() => broken).toHaveLength(1);
  await context.close();
});

/**
 * React hydrates in its own task, which has run two frames later. This is a string because Vitest
 * would transform an import.
 */
const islandsWake = `(async () => {
  const islands = [...document.querySelectorAll('[data-island]')];
  await Promise.all(islands.map(({ dataset: { src } }) => import(src)));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
})()`;

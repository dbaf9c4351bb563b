import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { preview } from '../../src/server/preview.ts';
import { rowsIn } from '../contact/database.ts';
import { type Service, startService } from '../contact/start-service.ts';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { awaken, fill } from '../support/browser/message-form.ts';
import { openPage, scriptsRun } from '../support/browser/open-page.ts';
import { stopClock } from '../support/browser/stop-clock.ts';
import { runSite } from '../support/run-site.ts';
import { sampleOf } from '../support/sample.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { resolved } = inject('builtSite');
const script = /\/assets\/contact-form-[^/]*\.js/;
/** The site and its own contact service at one origin, with the contact page open and the form untouched. */
async function openForm(
  prepare: (page: Page) => Promise<unknown>,
  folder = resolved,
): Promise<{ readonly page: Page; readonly app: Service; readonly faults: readonly string[] }> {
  const app = await startService();
  const site = await preview({
    folder,
    host: '127.0.0.1',
    port: 0,
    proxies: [{ path: '/api', origin: app.url }],
  });
  onTestFinished(site.close);
  const { page, faults, close } = await openPage(browser, `${site.url}404`);
  onTestFinished(close);
  await prepare(page);
  await page.goto(`${site.url}contact`);
  await page.evaluate(scriptsRun);
  return { page, app, faults };
}

async function send(page: Page, message: string): Promise<void> {
  await fill(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is blocked', (route) => route.abort('blockedbyclient')],
  ['is not found', (route) => route.fulfill({ status: 404 })],
  ['is not JavaScript', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sorry' })],
];

test.each(sampleOf(failures, 3))('a message is stored when the form’s code %s', async (_, fail) => {
  const { page, app } = await openForm((page) => page.route(script, fail));
  await send(page, 'No code came.');
  await page.waitForURL('**/contact/sent');
  expect(rowsIn(app.file)).toMatchObject([{ message: 'No code came.' }]);
});

thoroughly('a message is stored when a chunk that the form’s code imports is missing', async () => {
  const { page, app } = await openForm((page) =>
    page.route('**/assets/{chunk,hydrate}-*.js', (route) => route.fulfill({ status: 404 })),
  );
  await send(page, 'No React came.');
  await page.waitForURL('**/contact/sent');
  expect(rowsIn(app.file)).toMatchObject([{ message: 'No React came.' }]);
});

thoroughly('a message is stored, once, when the form’s code does not arrive in time', async () => {
  const code = holdRequests();
  const { page, app } = await openForm((page) => page.route(script, code.route));
  await fill(page, 'The code is slow.');
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await page.waitForURL('**/contact/sent');
  expect(rowsIn(app.file)).toMatchObject([{ message: 'The code is slow.' }]);
});

thoroughly(
  'code that arrives while the browser is posting a message does not post it again',
  async () => {
    const [code, answer] = [holdRequests(), holdRequests()];
    const posts: string[] = [];
    const { page, app } = await openForm(async (page) => {
      await page.route(script, code.route);
      await page.route('**/api/contact', async (route) => {
        posts.push(route.request().resourceType());
        await answer.route(route);
      });
      // While the browser is leaving the page, nothing can be evaluated in it.
      await page.addInitScript(() => {
        new MutationObserver(() => console.info('The code runs.')).observe(document, {
          subtree: true,
          attributeFilter: ['novalidate'],
        });
      });
    });
    await send(page, 'On its way.');
    await expect.poll(() => posts).toEqual(['document']);
    const isRunning = page.waitForEvent('console', (said) => said.text() === 'The code runs.');
    code.release();
    await isRunning;
    answer.release();
    await page.waitForURL('**/contact/sent');
    expect(posts).toEqual(['document']);
    expect(rowsIn(app.file)).toMatchObject([{ message: 'On its way.' }]);
  },
);

thoroughly('a message sent just before the code arrives stays on the page', async () => {
  const code = holdRequests();
  const { page, app } = await openForm((page) => page.route(script, code.route));
  await fill(page, 'Nearly there.');
  await stopClock(page);
  await page.getByLabel('Full Name').press('Enter');
  code.release();
  await page.locator('.sent[role=status]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(rowsIn(app.file)).toMatchObject([{ message: 'Nearly there.' }]);
});

thoroughly(
  'an empty form that is sent before the code arrives gets a line at each field',
  async () => {
    const code = holdRequests();
    const { page, app } = await openForm((page) => page.route(script, code.route));
    await stopClock(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await page.locator('form.form :invalid:focus').count()).toBe(0);
    code.release();
    await page.locator('.fld .e').first().waitFor();
    expect(await page.locator('form.form [aria-invalid=true]').count()).toBe(4);
    expect(rowsIn(app.file)).toEqual([]);
  },
);

const chosen = (page: Page) => page.locator('#subject').inputValue();

thoroughly('a subject tapped before the code arrives is selected when it does', async () => {
  const code = holdRequests();
  const { page } = await openForm((page) => page.route(script, code.route));
  await stopClock(page);
  await page.getByRole('link', { name: 'Reserve a mailbox' }).click();
  expect(await chosen(page)).toBe('');
  code.release();
  await expect.poll(() => chosen(page)).toBe('mailbox-rental');
  expect(await page.locator(':focus').getAttribute('id')).toBe('subject');
});

thoroughly(
  'a tap on a subject opens the list of subjects when the code never arrives',
  async () => {
    const { page } = await openForm((page) => page.route(script, () => {}));
    await page.getByRole('link', { name: 'Reserve a mailbox' }).click();
    await page.waitForURL('**/contact#subject');
    expect(await chosen(page)).toBe('');
  },
);

thoroughly('a click without a pointer or focus event before it is replayed, too', async () => {
  const { page } = await openForm(async () => {});
  await page.getByRole('link', { name: 'Reserve a mailbox' }).dispatchEvent('click');
  await expect.poll(() => chosen(page)).toBe('mailbox-rental');
});

thoroughly('a form that only scrolls into view loads no code', async () => {
  const asked: string[] = [];
  const { page } = await openForm(async (page) => {
    page.on('request', (request) => asked.push(request.url()));
  });
  await page.locator('form.form').evaluate((form) => form.scrollIntoView());
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => script.test(url))).toEqual([]);
  await awaken(page);
  expect(asked.filter((url) => script.test(url))).toHaveLength(1);
});

thoroughly('a form whose code has not arrived refuses an empty field immediately', async () => {
  const { page } = await openForm((page) => page.route(script, () => {}));
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(await page.locator('select:focus').getAttribute('name')).toBe('subject');
});

thoroughly(
  'a message is stored, and its text kept, when an effect of the form throws',
  async () => {
    const { page, app, faults } = await openForm((page) =>
      page.addInitScript(() => {
        HTMLTextAreaElement.prototype.setCustomValidity = () => {
          throw new Error('The effect is broken.');
        };
      }),
    );
    const markup = await page.locator('[data-island=contact-form]').innerHTML();
    await page.getByLabel('Full Name').fill('Early Bird');
    await expect.poll(() => faults.join()).toContain('The effect is broken.');
    expect(await page.locator('[data-island=contact-form]').innerHTML()).toBe(markup);
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Early Bird');
    expect(await page.locator('input:focus').getAttribute('name')).toBe('name');
    await send(page, 'The effect threw.');
    await page.waitForURL('**/contact/sent');
    expect(rowsIn(app.file)).toMatchObject([{ message: 'The effect threw.' }]);
  },
);

thoroughly(
  'a field focused while the form starts keeps the focus when an effect throws',
  async () => {
    const { page } = await openForm((page) =>
      page.addInitScript(() => {
        HTMLTextAreaElement.prototype.setCustomValidity = () => {
          throw new Error('The effect is broken.');
        };
        const { cloneNode } = Element.prototype;
        // The markup is copied just before React is called, which hydrates in a later task.
        Element.prototype.cloneNode = function (deep) {
          queueMicrotask(() => document.querySelector<HTMLInputElement>('#name')?.focus());
          return cloneNode.call(this, deep);
        };
      }),
    );
    const failed = page.waitForEvent('pageerror');
    await page.locator('form.form').hover();
    await failed;
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  },
);

thoroughly('text typed into a page that a translator changed is kept', async () => {
  const code = holdRequests();
  const { page, app } = await openForm((page) => page.route(script, code.route));
  await page.locator('form.form').evaluate((form) => {
    for (const label of form.querySelectorAll('label')) label.innerHTML = '<font>Campo</font>';
  });
  await page.locator('#name').fill('Dana');
  code.release();
  await page.waitForFunction(() => !document.querySelector('form font'));
  expect(await page.locator('#name').inputValue()).toBe('Dana');
  expect(await page.locator('input:focus').getAttribute('name')).toBe('name');
  await send(page, 'Translated.');
  await page.locator('.sent[role=status]').waitFor();
  expect(rowsIn(app.file)).toMatchObject([{ message: 'Translated.' }]);
});

thoroughly('code that failed to load is requested again when the visitor continues', async () => {
  let asked = 0;
  const { page, app } = await openForm((page) =>
    page.route(script, async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    }),
  );
  await page.locator('form.form').hover();
  await expect.poll(() => asked).toBe(1);
  await awaken(page);
  expect(asked).toBe(2);
  await send(page, 'Second time lucky.');
  await page.locator('.sent[role=status]').waitFor();
  expect(rowsIn(app.file)).toMatchObject([{ message: 'Second time lucky.' }]);
});

thoroughly(
  'a page that was open during a deploy loads its own code and sends its message',
  async () => {
    const root = mkdtempSync(resolve('test/.tmp/deploy-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const [out, pages] = [join(root, 'dist'), join(root, 'pages')];
    cpSync(resolved, out, { recursive: true });
    cpSync('pages', pages, { recursive: true });
    const asked: string[] = [];
    const { page, app } = await openForm(async (page) => {
      page.on('request', (request) => asked.push(request.url()));
    }, out);
    const island = page.locator('[data-island=contact-form]');
    const src = (await island.getAttribute('data-src')) ?? '';
    const form = join(pages, '_islands', 'contact-form.tsx');
    const text = readFileSync(form, 'utf8');
    writeFileSync(form, text.replace('Your message is still', 'Your words are still'));
    const built = await runSite(['build', '--pages', pages, '--out', out, '--no-og']);
    expect(built).toMatchObject({ code: 0 });
    expect(asked.filter((url) => url.endsWith(src))).toEqual([]);
    await awaken(page);
    expect(asked.filter((url) => url.endsWith(src))).toHaveLength(1);
    await send(page, 'Older than the site.');
    await page.locator('.sent[role=status]').waitFor();
    expect(rowsIn(app.file)).toMatchObject([{ message: 'Older than the site.' }]);
    await page.reload();
    expect(await island.getAttribute('data-src')).not.toBe(src);
  },
);

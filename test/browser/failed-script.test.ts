import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { preview } from '../../src/server/preview.ts';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { awaken, fill, storedMessages } from '../support/browser/message-form.ts';
import { openPage } from '../support/browser/open-page.ts';
import { stopClock } from '../support/browser/stop-clock.ts';
import { runSite } from '../support/run-site.ts';
import { sampleOf } from '../support/sample.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { resolved, url } = inject('builtSite');
const script = /\/assets\/contact-form-[^/]*\.js/;

/** The contact page with the form untouched, and a message that no other test sends. */
async function openForm(prepare: (page: Page) => Promise<unknown>, origin = url) {
  const { page, faults } = await openPage(browser, `${origin}/contact`, {}, prepare);
  const message = `A crate for a harp. ${Math.random()}`;
  const stored = () => storedMessages().filter((row) => row.message === message);
  return { page, faults, message, stored };
}

async function send(page: Page, message: string): Promise<void> {
  await fill(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

type Failure = readonly [string, RegExp, (route: Route) => Promise<void>];

const failures: readonly Failure[] = [
  ['it is blocked', script, (route) => route.abort('blockedbyclient')],
  ['it is not found', script, (route) => route.fulfill({ status: 404 })],
  [
    'it is not JavaScript',
    script,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sorry' }),
  ],
  [
    'a chunk that it imports is missing',
    /\/assets\/(?:chunk|hydrate)-[^/]*\.js/,
    (route) => route.fulfill({ status: 404 }),
  ],
];

test.each(sampleOf(failures, 4))(
  'a message is stored when the form has no code, because %s',
  async (_, files, fail) => {
    const { page, message, stored } = await openForm((page) => page.route(files, fail));
    await send(page, message);
    await page.waitForURL('**/contact/sent');
    expect(stored()).toHaveLength(1);
  },
);

thoroughly('a message is stored, once, when the form’s code does not arrive in time', async () => {
  const code = holdRequests();
  const { page, message, stored } = await openForm((page) => page.route(script, code.route));
  await fill(page, message);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await page.waitForURL('**/contact/sent');
  expect(stored()).toHaveLength(1);
});

thoroughly(
  'code that arrives while the browser is posting a message does not post it again',
  async () => {
    const [code, answer] = [holdRequests(), holdRequests()];
    const posts: string[] = [];
    const { page, message, stored } = await openForm(async (page) => {
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
    await send(page, message);
    await expect.poll(() => posts).toEqual(['document']);
    const isRunning = page.waitForEvent('console', (said) => said.text() === 'The code runs.');
    code.release();
    await isRunning;
    answer.release();
    await page.waitForURL('**/contact/sent');
    expect(posts).toEqual(['document']);
    expect(stored()).toHaveLength(1);
  },
);

thoroughly('a message sent just before the code arrives stays on the page', async () => {
  const code = holdRequests();
  const { page, message, stored } = await openForm((page) => page.route(script, code.route));
  await fill(page, message);
  await stopClock(page);
  await page.getByLabel('Full Name').press('Enter');
  code.release();
  await page.locator('.accepted[role=status]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(stored()).toHaveLength(1);
});

thoroughly(
  'an empty form that is sent before the code arrives gets a line at each field',
  async () => {
    const code = holdRequests();
    const { page, faults } = await openForm((page) => page.route(script, code.route));
    await stopClock(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await page.locator('form.form :invalid:focus').count()).toBe(0);
    code.release();
    await page.locator('.field .error').first().waitFor();
    expect(await page.locator('form.form [aria-invalid=true]').count()).toBe(4);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(faults).toEqual([]);
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
  'while the code does not arrive, an empty field is refused, and a tap on a subject opens the list of subjects',
  async () => {
    const { page } = await openForm((page) => page.route(script, () => {}));
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(await page.locator('select:focus').getAttribute('name')).toBe('subject');
    await page.getByRole('link', { name: 'Reserve a mailbox' }).click();
    await page.waitForURL('**/contact#subject');
    expect(await chosen(page)).toBe('');
  },
);

thoroughly(
  'a form that only scrolls into view loads no code, and a click without a pointer or focus event before it is replayed',
  async () => {
    const asked: string[] = [];
    const { page } = await openForm(async (page) => {
      page.on('request', (request) => asked.push(request.url()));
    });
    await page.locator('form.form').evaluate((form) => form.scrollIntoView());
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => script.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Reserve a mailbox' }).dispatchEvent('click');
    await expect.poll(() => chosen(page)).toBe('mailbox-rental');
    expect(asked.filter((url) => script.test(url))).toHaveLength(1);
  },
);

thoroughly(
  'a message is stored, and its text kept, when an effect of the form throws',
  async () => {
    const { page, message, stored, faults } = await openForm((page) =>
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
    await send(page, message);
    await page.waitForURL('**/contact/sent');
    expect(stored()).toHaveLength(1);
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
  const { page, message, stored } = await openForm((page) => page.route(script, code.route));
  await page.locator('form.form').evaluate((form) => {
    for (const label of form.querySelectorAll('label')) label.innerHTML = '<font>Campo</font>';
  });
  await page.locator('#name').fill('Dana');
  code.release();
  await page.waitForFunction(() => !document.querySelector('form font'));
  expect(await page.locator('#name').inputValue()).toBe('Dana');
  expect(await page.locator('input:focus').getAttribute('name')).toBe('name');
  await send(page, message);
  await page.locator('.accepted[role=status]').waitFor();
  expect(stored()).toHaveLength(1);
});

thoroughly('code that failed to load is requested again when the visitor continues', async () => {
  let asked = 0;
  const { page, message, stored } = await openForm((page) =>
    page.route(script, async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.continue());
    }),
  );
  await page.locator('form.form').hover();
  await expect.poll(() => asked).toBe(1);
  await awaken(page);
  expect(asked).toBe(2);
  await send(page, message);
  await page.locator('.accepted[role=status]').waitFor();
  expect(stored()).toHaveLength(1);
});

thoroughly(
  'a page that was open during a deploy loads its own code and sends its message',
  async () => {
    const root = mkdtempSync(resolve('test/.tmp/deploy-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const [out, pages] = [join(root, 'dist'), join(root, 'pages')];
    cpSync(resolved, out, { recursive: true });
    cpSync('pages', pages, { recursive: true });
    const site = await preview({
      folder: out,
      host: '127.0.0.1',
      port: 0,
      proxies: [{ path: '/api', origin: url }],
    });
    onTestFinished(site.close);
    const asked: string[] = [];
    const { page, message, stored } = await openForm(
      async (page) => page.on('request', (request) => asked.push(request.url())),
      site.url.replace(/\/$/, ''),
    );
    const island = page.locator('[data-island=contact-form]');
    const src = (await island.getAttribute('data-src')) ?? '';
    const form = join(pages, '_islands/contact-form/contact-form.tsx');
    const text = readFileSync(form, 'utf8');
    writeFileSync(form, text.replace('Your message is still', 'Your words are still'));
    const built = await runSite(['build', '--pages', pages, '--out', out, '--no-og']);
    expect(built).toMatchObject({ code: 0 });
    expect(asked.filter((url) => url.endsWith(src))).toEqual([]);
    await awaken(page);
    expect(asked.filter((url) => url.endsWith(src))).toHaveLength(1);
    await send(page, message);
    await page.locator('.accepted[role=status]').waitFor();
    expect(stored()).toHaveLength(1);
    await page.reload();
    expect(await island.getAttribute('data-src')).not.toBe(src);
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { rowsIn } from '../contact/database.ts';
import { goodMessage, type Settings, startService } from '../contact/start-service.ts';
import { ask } from '../support/ask.ts';
import { browser } from '../support/browser/browser.ts';
import { awaken, fill } from '../support/browser/message-form.ts';
import { openPage } from '../support/browser/open-page.ts';
import { blocksOf } from '../support/documents.ts';
import { freePort } from '../support/listening.ts';
import { runSite } from '../support/run-site.ts';
import { buildEdited, serveEdited } from '../support/site/edited-site.ts';
import { needServer, startHost } from '../support/start-host.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { typeCheck } from '../support/type-check.ts';

const recipe = blocksOf('../deploy/README.md').find(({ language }) => language === 'caddy');

thoroughly('a message reaches a service on another host, with a script and without', async () => {
  needServer('caddy');
  const port = await freePort();
  const service = `https://localhost:${port}`;
  const from = "contactEndpoint = '/api/contact'";
  const to = `contactEndpoint = '${service}/api/contact'`;
  const edited = await buildEdited('contact-host', [{ file: '_facts/contact-form.ts', from, to }]);
  const { pages, out } = edited;
  await runSite(['routes', '--types', '--pages', pages]);
  expect(typeCheck(pages)).toBe('');
  expect(await runSite(['check', '--pages', pages])).toMatchObject({ code: 0, stderr: '' });
  const headers = readFileSync(join(out, '_headers'), 'utf8');
  expect(headers).toContain(`connect-src 'self' ${service};`);
  expect(headers).toContain(`form-action 'self' ${service};`);

  const site = await serveEdited(edited);
  const { file } = await startHosted(site, { TRUST_PROXY: '1' }, (block) =>
    block.replace('contact.example.com {', `:80, ${service} {`),
  );
  const known = { ignoreHTTPSErrors: true };
  const { page, faults } = await openPage(browser, `${site}/contact`, known);
  await awaken(page);
  await fill(page, 'With a script.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('status', { name: 'Message received' }).waitFor();
  const post = `request to another host: ${service}/api/contact`;
  expect(faults.filter((fault) => fault !== post)).toEqual([]);

  const plain = { ...known, javaScriptEnabled: false };
  const { page: form } = await openPage(browser, `${site}/contact`, plain);
  await fill(form, 'Without one.');
  await form.getByLabel('Email').evaluate((field) => field.removeAttribute('pattern'));
  await form.getByLabel('Email').fill('dana@localhost');
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('heading', { name: 'Your message was not sent' }).waitFor();
  const back = form.getByRole('link', { name: 'Back to our website' });
  expect(await back.getAttribute('href')).toBe(`${site}/contact`);
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.waitForURL(`${site}/contact/sent`);
  const stored = ['With a script.', 'Without one.'].map((message) => ({ message }));
  expect(rowsIn(file)).toMatchObject(stored);
});

thoroughly(
  'a form gets the site’s own page while the service on another host is down',
  async () => {
    needServer('caddy');
    const { url } = await startHosted('https://www.example.com', {}, (block) =>
      block.replace('contact.example.com {', ':80 {').replace(/127\.0\.0\.1:\d+/, '127.0.0.1:9'),
    );
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const answer = await ask(url, '/api/contact', { method: 'POST', headers, body: '' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('https://www.example.com/contact/not-sent');
    expect((await ask(url, '/')).status).toBe(404);
  },
);

thoroughly('behind a rewrite to a secret path, each visitor has a limit', async () => {
  needServer('caddy');
  const origin = 'https://www.example.com';
  const { url } = await startHosted(origin, { TRUST_PROXY: '2', RATE_LIMIT_MAX: '1' }, (block) =>
    block
      .replace('contact.example.com {', ':80 {')
      .replace('handle @contact {', 'handle_path /secret/* {')
      .replace('# trusted_proxies', 'trusted_proxies'),
  );
  const send = async (visitor: string, path = '/secret/api/contact') => {
    const type = { 'content-type': 'application/json', origin };
    const headers = { ...type, 'x-forwarded-for': visitor };
    const body = JSON.stringify(goodMessage);
    return (await ask(url, path, { method: 'POST', headers, body })).status;
  };
  expect(await send('203.0.113.1')).toBe(200);
  expect(await send('203.0.113.2')).toBe(200);
  expect(await send('203.0.113.1')).toBe(429);
  expect(await send('203.0.113.3', '/api/contact')).toBe(404);
});

/** The contact service of a site, behind Caddy with the recipe of `deploy/README.md`. */
async function startHosted(site: string, settings: Settings, edit: (block: string) => string) {
  const service = await startService({ ALLOWED_ORIGINS: site, ...settings });
  const block = (recipe?.text ?? '')
    .replace('127.0.0.1:4322', new URL(service.url).host)
    .replace('https://www.example.com', site);
  const host = await startHost({ server: 'caddy', root: '/nothing', block: edit(block) });
  onTestFinished(() => host.stop());
  return { url: host.url, file: service.file };
}

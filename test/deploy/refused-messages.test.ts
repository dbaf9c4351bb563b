import { createServer } from 'node:http';
import { describe, expect } from 'vitest';
import { goodMessage } from '../contact/start-service.ts';
import { type Answer, ask } from '../support/ask.ts';
import { buildFor } from '../support/ask-everything.ts';
import { browser } from '../support/browser/browser.ts';
import { startListening } from '../support/listening.ts';
import { needServer, type RunningHost, type ServerName, startHost } from '../support/start-host.ts';
import { thoroughly } from '../support/thoroughly.ts';

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  thoroughly(
    'while the service is down, answers a form with a page and a script with JSON',
    async () => {
      const host = await start(server);
      try {
        const form = await post(host, { accept: browserAccept });
        expect(form.status).toBe(server === 'nginx' ? 503 : 502);
        expect(form.body).toContain('Your message was not sent');
        const script = await post(host, { accept: 'application/json' });
        expect(script.headers['content-type']).toMatch(/^application\/json/);
        expect(script.headers['cache-control']).toBe('no-store');
        expect(JSON.parse(script.body).message).toMatch(/could not be stored/);
      } finally {
        await host.stop();
      }
    },
  );

  thoroughly('returns a visitor without JavaScript to a form that is still filled in', async () => {
    const host = await start(server);
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${host.url}/contact`);
      const fields = {
        'Full Name *': goodMessage.name,
        'Email Address *': goodMessage.email,
        'Message *': goodMessage.message,
      };
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
      await page.getByLabel('Subject *').selectOption(goodMessage.subject);
      await page.locator('form[action="/api/contact"] button[type="submit"]').click();
      await page.getByRole('heading', { name: 'Your message was not sent' }).waitFor();
      await page.goBack();
      for (const [label, value] of Object.entries(fields))
        expect(await page.getByLabel(label).inputValue()).toBe(value);
      expect(await page.getByLabel('Subject *').inputValue()).toBe(goodMessage.subject);
    } finally {
      await context.close();
      await host.stop();
    }
  });
});

thoroughly('nginx answers requests over the limit in the same two ways', async () => {
  const host = await start('nginx');
  try {
    const seen = new Map<string, Answer>();
    for (let index = 0; index < 30; index += 1) {
      const accept = index % 2 === 0 ? browserAccept : 'application/json';
      const answer = await post(host, { accept });
      if (answer.status === 429) seen.set(accept, answer);
    }
    expect(seen.get(browserAccept)?.body).toContain('Your message was not sent');
    expect(JSON.parse(seen.get('application/json')?.body ?? '{}').message).toMatch(/^Rate limit/);
  } finally {
    await host.stop();
  }
});

thoroughly('nginx refuses a request that is too large in the same two ways', async () => {
  const service = createServer((request, response) => {
    request.resume().on('end', () => response.end('taken'));
  });
  const port = await startListening(service);
  const host = await start('nginx', `127.0.0.1:${port}`);
  try {
    const body = `message=${'a'.repeat(70_000)}`;
    const form = await post(host, { accept: browserAccept }, body);
    expect(form.status).toBe(413);
    expect(form.body).toContain('Your message was not sent');
    const script = await post(host, { accept: 'application/json' }, body);
    expect(script.status).toBe(413);
    expect(JSON.parse(script.body)).toHaveProperty('message');
  } finally {
    await host.stop();
    service.close();
  }
});

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

async function start(server: ServerName, contact?: string): Promise<RunningHost> {
  needServer(server);
  const { root } = await buildFor(server);
  return startHost({ server, root, contact });
}

function post(host: RunningHost, headers: { accept: string }, body = 'name=Dana'): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return ask(host.url, '/api/contact', { method: 'POST', headers: { ...type, ...headers }, body });
}

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { rowsIn } from '../contact/database.ts';
import { goodMessage, startService } from '../contact/start-service.ts';
import { ask } from '../support/ask.ts';
import { buildFor } from '../support/ask-everything.ts';
import { askOverTls, installNginx } from '../support/debian-nginx.ts';
import { startListening } from '../support/listening.ts';
import { needServer, startHost } from '../support/start-host.ts';
import { needSharedFolder, needSystemTool } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';

thoroughly('the steps for nginx replace Debian’s default site with ours, with TLS', async () => {
  needSystemTool('nginx');
  needSystemTool('openssl');
  needSharedFolder();
  const service = await startService({ TRUST_PROXY: '1' });
  const { root } = await buildFor('nginx');
  const debian = await installNginx({ root, contact: new URL(service.url).host });

  const withDefault = debian.run(['cp']);
  expect(withDefault).toMatch(/duplicate default server/);
  expect(debian.run(['cp', 'rm'])).toMatch(/test is successful/);

  await debian.start();
  writeFileSync(join(debian.webroot, '.well-known/acme-challenge/token'), 'proof');
  const challenge = await ask(debian.http, '/.well-known/acme-challenge/token', {
    headers: { host: 'example.com' },
  });
  expect(challenge.body).toBe('proof');
  const home = await askOverTls(debian.https, '/');
  expect(home.body).toBe(readFileSync(join(root, 'index.html'), 'utf8'));
  const sent = await askOverTls(debian.https, '/api/contact', {
    body: JSON.stringify(goodMessage),
  });
  expect(sent.status).toBe(200);
  expect(rowsIn(service.file)).toMatchObject([goodMessage]);
  expect(JSON.parse((await askOverTls(debian.https, '/readyz')).body)).toHaveProperty('problems');
  const log = () => readFileSync(debian.log, 'utf8');
  await expect.poll(log).toMatch(/^127\.0\.0\.0 \[.*\] "GET \/ HTTP\/1\.1" 200 /m);
  expect(log()).not.toContain('127.0.0.1');
});

thoroughly.each([
  ['nginx', '203.0.113.7'],
  ['caddy', '203.0.113.7, 127.0.0.1'],
] as const)('%s behind a CDN forwards the visitor’s address', async (server, seen) => {
  needServer(server);
  const service = createServer((message, response) => {
    response.end(message.headers['x-forwarded-for']);
  });
  onTestFinished(() => void service.close());
  const contact = `127.0.0.1:${await startListening(service)}`;
  const { root } = await buildFor(server);
  for (const [cdn, forwarded] of [
    ['127.0.0.0/8', seen],
    [undefined, '127.0.0.1'],
  ] as const) {
    const host = await startHost({ server, root, contact, ...(cdn && { cdn }) });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await ask(host.url, '/api/contact', { method: 'POST', headers, body: '' });
    await host.stop();
    expect(answer.body).toBe(forwarded);
  }
});

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { rowsIn } from '../contact/database.ts';
import { goodMessage, startService } from '../contact/start-service.ts';
import { type Answer, ask } from '../support/ask.ts';
import { buildFor } from '../support/ask-everything.ts';
import { freePort, startListening } from '../support/listening.ts';
import { needServer, startHost } from '../support/start-host.ts';
import { needSharedFolder, needSystemTool, systemPath } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { waitFor } from '../support/wait-for.ts';

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
  const challenge = await ask(debian.http, '/.well-known/acme-challenge/token');
  expect(challenge.body).toBe('proof');
  const plain = await ask(debian.http, '/about?x=1', { headers: { host: 'www.example.com' } });
  expect([plain.status, plain.headers.location]).toEqual([
    301,
    'https://www.example.com/about?x=1',
  ]);
  const home = await askOverTls(debian.https, '/');
  expect(home.body).toBe(readFileSync(join(root, 'index.html'), 'utf8'));
  const sent = await askOverTls(debian.https, '/api/contact', JSON.stringify(goodMessage));
  expect(sent.status).toBe(200);
  expect(rowsIn(service.file)).toMatchObject([goodMessage]);
  expect(JSON.parse((await askOverTls(debian.https, '/readyz')).body)).toHaveProperty('problems');
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

interface DebianNginx {
  readonly http: string;
  readonly https: number;
  /** The folder that Debian's default site serves. */
  readonly webroot: string;
  /** Runs the commands of deploy/README.md with these names; returns what `nginx -t` prints. */
  readonly run: (names: readonly string[]) => string;
  readonly start: () => Promise<void>;
}

/** A copy of Debian's /etc/nginx with the ports and folders of the test. */
async function installNginx(site: { root: string; contact: string }): Promise<DebianNginx> {
  mkdirSync('test/.tmp/hosts', { recursive: true });
  const folder = resolve(mkdtempSync('test/.tmp/hosts/debian-'));
  // The workers of nginx read it as another user.
  chmodSync(folder, 0o755);
  const [etc, webroot, tls] = [join(folder, 'nginx'), join(folder, 'html'), join(folder, 'tls')];
  mkdirSync(join(webroot, '.well-known/acme-challenge'), { recursive: true });
  mkdirSync(tls);
  makeCertificate(tls);
  const [http, https] = [await freePort(), await freePort()];
  const localize = (text: string): string =>
    [
      ['/etc/nginx', etc],
      ['/etc/letsencrypt/live/site', tls],
      ['/srv/www/site', site.root],
      ['/var/www/html', webroot],
      ['/var/log/nginx', folder],
      ['/run/nginx.pid', join(folder, 'pid')],
      ['127.0.0.1:4322', site.contact],
      ['listen 80 ', `listen 127.0.0.1:${http} `],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['listen [::]:80 ', `listen unix:${folder}/80.sock `],
      ['listen [::]:443 ', `listen unix:${folder}/443.sock `],
    ].reduce((result, [from = '', to = '']) => result.replaceAll(from, to), text);
  const install = (names: readonly string[]): void => {
    rmSync(etc, { recursive: true, force: true });
    cpSync('/etc/nginx', etc, { recursive: true, dereference: true });
    const commands = nginxSteps().filter((line) => names.includes(line.split(' ')[0] ?? ''));
    for (const command of commands) execFileSync('sh', ['-c', localize(command)]);
    const files = ['nginx.conf', 'conf.d/site.conf'];
    if (!names.includes('rm')) files.push('sites-enabled/default');
    for (const file of files)
      writeFileSync(join(etc, file), localize(readFileSync(join(etc, file), 'utf8')));
  };
  const args = ['-c', join(etc, 'nginx.conf'), '-e', 'stderr'];
  const env = { ...process.env, PATH: systemPath };
  return {
    http: `http://127.0.0.1:${http}`,
    https,
    webroot,
    run(names) {
      install(names);
      return spawnSync('nginx', [...args, '-t'], { env, encoding: 'utf8' }).stderr;
    },
    async start() {
      const child = spawn('nginx', [...args, '-g', 'daemon off;'], { env, stdio: 'ignore' });
      onTestFinished(async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      });
      await waitFor('nginx to answer', () => askOverTls(https, '/').catch(() => undefined));
    },
  };
}

/** The commands of the nginx section. */
function nginxSteps(): readonly string[] {
  const [, section = ''] = readFileSync('deploy/README.md', 'utf8').split('\n## nginx\n');
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  return block.split('\n');
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const subject = ['-subj', '/CN=www.example.com', '-days', '2', '-nodes'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync('openssl', [...args, ...subject, ...files], { cwd: folder, stdio: 'ignore' });
}

/** Posts the body, if there is one. The test signed its own certificate. */
function askOverTls(port: number, path: string, body?: string): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { host: 'www.example.com', 'content-type': 'application/json' };
  const options = { port, path, method, headers, agent: false, rejectUnauthorized: false };
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', ...options }, async (response) => {
      const parts = await response.toArray();
      const text = Buffer.concat(parts).toString();
      done({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    })
      .on('error', fail)
      .end(body);
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { ask } from '../support/ask.ts';
import { buildFor } from '../support/ask-everything.ts';
import { askOverTls, installNginx } from '../support/debian-nginx.ts';
import { freePort } from '../support/listening.ts';
import { needServer } from '../support/start-host.ts';
import { needSystemTool } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { waitFor } from '../support/wait-for.ts';

/** A server with TLS, and the configuration of `deploy/`. */
interface SecureServer {
  readonly http: string;
  readonly https: number;
}

const hsts = 'max-age=31536000';

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (server, start) => {
  thoroughly('answers to both names with one of them, and to no other', async () => {
    needServer(server);
    const { root, headers } = await buildFor(server);
    const { http, https } = await start(root);

    for (const path of ['/', '/contact', '/contact/', '/nothing', '/api/contact', '/readyz']) {
      const own = await askOverTls(https, path);
      expect([path, own.headers['strict-transport-security']]).toEqual([path, hsts]);
    }
    const home = await askOverTls(https, '/');
    expect([home.status, home.headers['referrer-policy']]).toEqual([200, 'strict-origin']);
    for (const [name, value] of Object.entries(headers))
      expect(home.headers[name.toLowerCase()]).toBe(value);
    const bare = await askOverTls(https, '/about?x=1', { host: 'example.com' });
    expect([bare.status, bare.headers.location, bare.headers['strict-transport-security']]).toEqual(
      [301, 'https://www.example.com/about?x=1', hsts],
    );
    for (const host of ['example.com', 'www.example.com']) {
      const plain = await ask(http, '/about?x=1', { headers: { host } });
      expect(plain.headers.location).toBe(`https://${host}/about?x=1`);
    }

    const handshakes = ['other.example', 'mail.example.com', ''];
    for (const servername of handshakes)
      await expect(askOverTls(https, '/', { servername })).rejects.toThrow(/alert/);
    const closed = /hang up|ECONNRESET/;
    const host = 'other.example';
    const servername = 'www.example.com';
    await expect(askOverTls(https, '/', { host, servername })).rejects.toThrow(closed);
    for (const host of ['other.example', '127.0.0.1'])
      await expect(ask(http, '/', { headers: { host } })).rejects.toThrow(closed);
  });
});

async function startNginx(root: string): Promise<SecureServer> {
  needSystemTool('openssl');
  const nginx = await installNginx({ root, contact: '127.0.0.1:9' });
  expect(nginx.run(['cp', 'rm'])).toMatch(/test is successful/);
  await nginx.start();
  return nginx;
}

async function startCaddy(root: string): Promise<SecureServer> {
  mkdirSync('test/.tmp/hosts', { recursive: true });
  const folder = resolve(mkdtempSync('test/.tmp/hosts/names-'));
  const [http, https] = [await freePort(), await freePort()];
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replaceAll('/srv/www/site', root)
    .replaceAll('127.0.0.1:4322', '127.0.0.1:9')
    .replace(':80, :443', `:${http}, :${https}`);
  const ports = [`http_port ${http}`, `https_port ${https}`];
  const settings = [...ports, 'local_certs', 'skip_install_trust', 'admin off'];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${settings.join('\n')}\n}\n${site}`);
  const own = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...own },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await waitFor('Caddy to answer', () => askOverTls(https, '/').catch(() => undefined));
  return { http: `http://127.0.0.1:${http}`, https };
}

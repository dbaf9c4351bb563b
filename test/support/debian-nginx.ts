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
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Answer } from './ask.ts';
import { freePort } from './listening.ts';
import { systemPath } from './system-tools.ts';
import { waitFor } from './wait-for.ts';

export interface DebianNginx {
  readonly http: string;
  readonly https: number;
  /** The folder that Debian's default site serves. */
  readonly webroot: string;
  /** The file of its access log. */
  readonly log: string;
  /** Runs the commands of deploy/README.md with these names; returns what `nginx -t` prints. */
  readonly run: (names: readonly string[]) => string;
  readonly start: () => Promise<void>;
}

/** A copy of Debian's /etc/nginx with the ports and folders of the test. */
export async function installNginx(site: { root: string; contact: string }): Promise<DebianNginx> {
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
      ['listen 80', `listen 127.0.0.1:${http}`],
      ['listen 443', `listen 127.0.0.1:${https}`],
      ['listen [::]:80', `listen unix:${folder}/80.sock`],
      ['listen [::]:443', `listen unix:${folder}/443.sock`],
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
    log: join(folder, 'access.log'),
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

interface SecureQuestion {
  /** Posted, if there is one. */
  readonly body?: string;
  /** The name in the Host header. */
  readonly host?: string;
  /** The name in the TLS handshake; an empty one is not sent. */
  readonly servername?: string;
}

/** Accepts any certificate, because tests sign their own. */
export function askOverTls(
  port: number,
  path: string,
  { body, host = 'www.example.com', servername = host }: SecureQuestion = {},
): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { host, 'content-type': 'application/json' };
  const options = { port, path, method, headers, servername, agent: false };
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', rejectUnauthorized: false, ...options }, async (response) => {
      const parts = await response.toArray();
      const text = Buffer.concat(parts).toString();
      done({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    })
      .on('error', fail)
      .end(body);
  });
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask } from './ask.ts';
import { freePort } from './listening.ts';
import { needSharedFolder, needSystemTool, systemPath } from './system-tools.ts';
import { waitFor } from './wait-for.ts';

/** A server that a test started. */
export interface RunningHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Changes the host and port of the contact service, and reloads the configuration. Caddy only. */
  readonly sendContactTo: (contact: string) => void;
}

export type ServerName = 'nginx' | 'caddy' | 'apache';

export interface StartHostOptions {
  readonly server: ServerName;
  /** The folder of the site, or its parent at the base path. */
  readonly root: string;
  readonly base?: string;
  /** Host and port of the contact service. By default nothing listens there. */
  readonly contact?: string | undefined;
  /** The same of the one that runs during an update. */
  readonly spare?: string;
  /** The networks of a CDN in front of the server. */
  readonly cdn?: string;
  /** For Caddy: a site block in place of the one in `deploy/Caddyfile`. */
  readonly block?: string;
}

const commands = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2' } as const;

/** Skips the running test if the server is not installed. */
export function needServer(server: ServerName): void {
  needSystemTool(commands[server]);
  // Caddy runs as the user that starts it.
  if (server !== 'caddy') needSharedFolder();
}

/** Starts a server with the configuration of `deploy/`, or the one that a build wrote, on a free port. */
export async function startHost(options: StartHostOptions): Promise<RunningHost> {
  mkdirSync('test/.tmp/hosts', { recursive: true });
  const folder = resolve(mkdtempSync(`test/.tmp/hosts/${options.server}-`));
  const port = await freePort();
  const [file, ...args] = configure[options.server]({ ...options, folder, port });
  const child = spawn(file ?? '', args, {
    env: {
      ...process.env,
      PATH: systemPath,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_BASE: options.base ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitFor(
      () => `${options.server} to answer; it said:\n${said}`,
      () => ask(url, '/').catch(() => undefined),
    );
  } catch (error) {
    await stop(child);
    throw error;
  }
  const configuration = join(folder, 'Caddyfile');
  return {
    url,
    stop: () => stop(child),
    sendContactTo(contact) {
      const text = readFileSync(configuration, 'utf8');
      writeFileSync(configuration, text.replace(/(?<=reverse_proxy )\S+/, contact));
      const reload = ['reload', '--config', configuration, '--address', `unix/${folder}/admin`];
      execFileSync('caddy', reload, {
        env: { ...process.env, SITE_BASE: options.base ?? '' },
        stdio: 'ignore',
      });
    },
  };
}

interface Place extends StartHostOptions {
  readonly folder: string;
  readonly port: number;
}

const configure: Readonly<Record<ServerName, (place: Place) => readonly string[]>> = {
  nginx({ folder, port, ...site }) {
    // Without TLS, which names.test.ts tests.
    const server = deployed('nginx.conf', site)
      .replaceAll('listen 80', `listen unix:${folder}/redirect.sock`)
      .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll('www.example.com', '127.0.0.1')
      .replaceAll('/var/log/nginx', folder)
      .replace(/ *(listen \[::\]|ssl_).*\n/g, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const file = write(folder, 'nginx.conf', [
      ...[`daemon off; pid ${folder}/pid; error_log stderr warn;`, 'events {}', 'http {'],
      ...['access_log off;', ...temporary, server, '}'],
    ]);
    return ['nginx', '-c', file, '-e', 'stderr'];
  },
  caddy({ folder, port, block, ...site }) {
    const text =
      block?.replace(/^:80/m, `http://127.0.0.1:${port}`) ??
      deployed('Caddyfile', site)
        .replace(/^:80, :443/m, `http://:${port}`)
        .replace(/^example\.com/m, `http://example.com:${port}`)
        .replace(/^www\.example\.com/m, `http://127.0.0.1:${port}`);
    // The port of HTTP is taken, and no test changes what the machine trusts.
    const options = [`admin unix/${folder}/admin`, 'auto_https disable_redirects'];
    const all = ['{', ...options, 'skip_install_trust', '}', text];
    const file = write(folder, 'Caddyfile', all);
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
  apache({ folder, port, root }) {
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];
    const file = write(folder, 'apache.conf', [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${folder}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      'ServerName localhost',
      `Listen 127.0.0.1:${port}`,
      `ErrorLog ${folder}/error.log`,
      'TypesConfig /dev/null',
      `DocumentRoot ${root}`,
      `<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`,
    ]);
    return ['apache2', '-f', file, '-D', 'FOREGROUND'];
  },
};

/** A file of `deploy/`, with another folder and another service in it. */
function deployed(
  name: string,
  {
    root,
    base = '',
    contact = '127.0.0.1:9',
    spare = '127.0.0.1:9',
    cdn,
  }: Omit<StartHostOptions, 'server' | 'block'>,
): string {
  const text = readFileSync(`deploy/${name}`, 'utf8')
    .replaceAll('/srv/www/site/', `${root}${base}/`)
    .replaceAll('/srv/www/site', root)
    .replaceAll('127.0.0.1:4322', contact)
    .replaceAll('127.0.0.1:4323', spare);
  if (cdn === undefined) return text;
  return text.replaceAll('192.0.2.0/24', cdn).replace(/# (?=(trusted_|set_real|real_))/g, '');
}

function write(folder: string, name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

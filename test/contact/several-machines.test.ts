import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../support/listening.ts';
import { needSystemTool, systemPath } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { rowsIn } from './database.ts';
import {
  goodMessage,
  postMessage,
  type Service,
  startService,
  temporaryFolder,
  whenDone,
} from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

thoroughly(
  'two machines behind nginx share nothing: limits and keys hold, and one goes on when the other dies',
  async () => {
    const server = await startSmtp();
    const settings = { ...server.settings, TRUST_PROXY: '1', RATE_LIMIT_MAX: '2' };
    const machines = [await startService(settings), await startService(settings)] as const;
    const url = await startNginx(machines);
    const send = async (client: number, message: string, key = message) => {
      const headers = { 'x-client': `198.51.100.${client}`, 'idempotency-key': key };
      return (await postMessage(url, { ...goodMessage, message }, headers)).status;
    };
    for (let client = 0; client < 8; client += 1) {
      expect(await send(client, `First of ${client}.`)).toBe(200);
      expect(await send(client, `First of ${client}.`)).toBe(200);
      expect(await send(client, `Second of ${client}.`)).toBe(200);
      expect(await send(client, `Third of ${client}.`)).toBe(429);
    }
    const counts = machines.map(({ file }) => rowsIn(file).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBe(16);
    await untilMails(server, 16);
    machines[0].child.kill('SIGKILL');
    await machines[0].ended;
    for (let client = 100; client < 108; client += 1)
      expect(await send(client, `From ${client}.`)).toBe(200);
    await untilMails(server, 24);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(24);
  },
);

/** As the manual says, except that a header stands for the address of a client. */
async function startNginx(machines: readonly Service[]): Promise<string> {
  needSystemTool('nginx');
  const folder = await temporaryFolder();
  const port = await freePort();
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; access_log off;
  upstream contact {
    hash $http_x_client consistent;
    ${machines.map(({ url }) => `server ${new URL(url).host};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://contact;
      proxy_set_header X-Forwarded-For $http_x_client;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    env: { PATH: systemPath },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(nginx, 'exit');
  whenDone(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/healthz`).then(({ ok }) => ok, String)).toBe(true);
  return url;
}

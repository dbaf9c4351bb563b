import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { rowsIn } from '../contact/database.ts';
import {
  goodMessage,
  runCommand,
  type Service,
  startProcess,
  startService,
  temporaryFolder,
} from '../contact/start-service.ts';
import { ask } from '../support/ask.ts';
import { buildFor } from '../support/ask-everything.ts';
import { freePort, startListening } from '../support/listening.ts';
import { needServer, startHost } from '../support/start-host.ts';
import { needSystemTool } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';

const unitFile = 'deploy/contact-server@.service';
const unit = readFileSync(unitFile, 'utf8');
const manual = readFileSync('contact-server/README.md', 'utf8');
const settings = readFileSync('deploy/contact-server.env', 'utf8');

test('systemd accepts the unit, which gives the service few permissions', () => {
  needSystemTool('systemd-analyze');
  const verified = systemdAnalyze('verify', unitFile);
  expect(verified.stderr.split('\n').filter((line) => line.includes('contact-server'))).toEqual([]);
  const { stdout } = systemdAnalyze('security', '--offline=true', unitFile);
  const [, exposure = '10'] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
});

test('the unit ends its start once the service answers', async () => {
  let attempts = 0;
  const silent = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  const port = await startListening(silent);
  const [, script = ''] = /^ExecStartPost=\S+ -e "(.+)"$/m.exec(unit) ?? [];
  const waiting = startProcess({}, { file: '-e', words: [script.replaceAll('%i', String(port))] });
  await expect.poll(() => attempts, { interval: 10 }).toBeGreaterThan(1);
  silent.close();
  await startService({ PORT: String(port) });
  expect(await waiting.ended).toBe(0);
});

test('Node reads the settings file as systemd and Docker do', () => {
  const read = parseEnv(settings);
  const lines = settings.split('\n').filter((line) => /^\w/.test(line));
  const asRead = Object.entries(read).map(([name, value]) => `${name}=${value}`);
  expect(lines.sort()).toEqual(asRead.sort());
  const [, folder = ''] = /^StateDirectory=(\S+)$/m.exec(unit) ?? [];
  expect(read['CONTACT_DB']).toBe(`/var/lib/${folder}/contact.db`);
});

thoroughly('a backup is restored as the manual says', async () => {
  const folder = await temporaryFolder();
  const service = await startService({ CONTACT_DB: join(folder, 'contact.db') });
  await service.post(goodMessage);
  const backup = join(folder, '2026-11-27.db');
  expect(await runCommand(service.settings, 'backup', backup)).toMatchObject({ code: 0 });
  await service.post({ ...goodMessage, message: 'After the backup.' });
  await service.stop();
  const restore = stepsAfter('To restore:').filter((line) => !line.startsWith('systemctl'));
  const here = restore
    .join('\n')
    .replaceAll('/var/lib/contact-server', folder)
    .replaceAll('/var/backups/contact-server', folder)
    .replace('-o contact-server -g contact-server', '');
  execFileSync('sh', ['-euc', here]);
  const restored = await startService({ CONTACT_DB: join(folder, 'contact.db') });
  expect(rowsIn(restored.file)).toMatchObject([goodMessage]);
  expect(rowsIn(join(folder, 'old/contact.db'))).toHaveLength(2);
});

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  thoroughly('an update as in the manual refuses no message, and stores each once', async () => {
    needServer(server);
    const { root } = await buildFor(server, ['--pages', 'test/fixtures/tiny']);
    const shared = {
      CONTACT_DB: join(await temporaryFolder(), 'contact.db'),
      TRUST_PROXY: '1',
    };
    const startAt = (port: number): Promise<Service> =>
      startService({ ...shared, PORT: String(port) });
    const [port, spare] = [await freePort(), await freePort()];
    const old = await startAt(port);
    const host = await startHost({
      server,
      root,
      contact: `127.0.0.1:${port}`,
      spare: `127.0.0.1:${spare}`,
      cdn: '127.0.0.0/8',
    });
    const posting = keepPosting(host.url);
    try {
      const sendTo = (chosen: number): void => {
        if (server === 'caddy') host.sendContactTo(`127.0.0.1:${chosen}`);
      };
      await posting.untilMore();
      const next = await startAt(spare);
      sendTo(spare);
      await posting.untilMore();
      await old.stop();
      await posting.untilMore();
      const updated = await startAt(port);
      sendTo(port);
      // What went to the spare one is finished.
      await posting.untilMore();
      await next.stop();
      await posting.untilMore();
      const answers = await posting.end();
      expect([...new Set(answers)]).toEqual(['200']);
      expect(rowsIn(updated.file)).toHaveLength(answers.length);
    } finally {
      await host.stop();
    }
  });
});

/** Messages of many visitors, a few at a time, through the proxy, each over a connection of its own. */
function keepPosting(url: string) {
  const answers: string[] = [];
  const body = JSON.stringify(goodMessage);
  let isOver = false;
  const post = async (visitor: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const { status, body: text } = await ask(url, '/api/contact', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.${visitor}.${count % 256}`,
          'idempotency-key': `${visitor}-${count}-of-test`,
        },
        body,
      });
      answers.push(status === 200 ? '200' : `${status} ${text}`);
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, (_, visitor) => post(visitor)));
  return {
    async untilMore() {
      const before = answers.length;
      await expect.poll(() => answers.length, { interval: 10 }).toBeGreaterThan(before + 50);
    },
    async end() {
      isOver = true;
      await visitors;
      return answers;
    },
  };
}

/** The lines of the first block of commands after a sentence of the manual. */
function stepsAfter(sentence: string): readonly string[] {
  const [, rest = ''] = manual.split(sentence);
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(rest) ?? [];
  return block.trim().split('\n');
}

function systemdAnalyze(...words: readonly string[]) {
  return spawnSync('systemd-analyze', words, { encoding: 'utf8' });
}

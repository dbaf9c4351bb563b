import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { needPermission } from '../support/system-tools.ts';
import { temporaryFolder } from './start-app.ts';

const program = fileURLToPath(new URL('../../bin/contact-server.js', import.meta.url));
const smallDisk = await mountSmallDisk();
afterAll(async () => {
  if (smallDisk === undefined) return;
  spawnSync('umount', ['-l', smallDisk]);
  await rm(smallDisk, { recursive: true });
});

test('a stalled log reader delays no request, and learns later how many lines it missed', async () => {
  const folder = await temporaryFolder();
  const [go, log] = [join(folder, 'go'), join(folder, 'log')];
  const stall = `while [ ! -e ${go} ]; do sleep 0.1; done; exec cat >${log}`;
  const { url } = await start(['bash', '-c', `exec "$0" "$1" 2> >(${stall})`, ...words()]);
  // 180 bytes per line: more than a pipe and the buffer of the service hold.
  expect(await getMany(url, 1_200)).toEqual(new Set([404]));
  await writeFile(go, '');
  const readLog = async () => {
    await getMany(url, 1);
    return readFile(log, 'utf8').catch(() => '');
  };
  await expect
    .poll(readLog)
    .toMatch(/\d+ log lines are missing here: the log could not be written\./);
});

test('a log reader that hangs up does not end the service', async () => {
  const { child, url } = await start(['bash', '-c', 'exec "$0" "$1" 2>&3', ...words()]);
  const reader = child.stdio[3];
  if (reader === null || reader === undefined) throw new Error('No pipe.');
  reader.destroy();
  expect(await getMany(url, 300)).toEqual(new Set([404]));
  expect(child.exitCode).toBe(null);
});

test('a log on a full disk does not end the service, and the missing lines are counted once there is room', async () => {
  needPermission(smallDisk !== undefined, 'mount a disk');
  const disk = smallDisk ?? '';
  const file = join(disk, 'service.log');
  const filler = join(disk, 'filler');
  const { child, url } = await start(['bash', '-c', `exec "$0" "$1" 2>>${file}`, ...words()]);
  await writeFile(filler, 'x'.repeat(70_000)).catch(() => undefined);
  expect(await getMany(url, 300)).toEqual(new Set([404]));
  expect(child.exitCode).toBe(null);
  await rm(filler);
  await getMany(url, 1);
  await expect
    .poll(() => readFile(file, 'utf8'))
    .toMatch(/\d+ log lines are missing here: the log could not be written\./);
});

function words(): readonly string[] {
  return [process.execPath, program];
}

/** Starts the service with its error output redirected as the command says. Nothing reads pipe 3. */
async function start([command = '', ...args]: readonly string[]) {
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      CONTACT_SPOOL: join(await temporaryFolder(), 'spool'),
      PORT: '0',
      LOG_FORMAT: 'json',
      REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  child.stdio[3]?.on('error', () => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said).toMatch(/listening on .*\n/);
  return { child, url: /listening on (\S+)/.exec(said)?.[1] ?? '' };
}

/** The statuses of requests, each of which logs a line. */
async function getMany(url: string, count: number): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  let left = count;
  const get = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(`${url}/nothing`);
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, get));
  return statuses;
}

/** A disk of 64 kB in memory; undefined if this user may not mount anything. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  if (mount.status === 0) return folder;
  await rm(folder, { recursive: true });
  return undefined;
}

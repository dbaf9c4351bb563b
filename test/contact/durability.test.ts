import { execFileSync, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { maxLength } from '../../contact-server/message/field-rules.ts';
import { needSystemTool } from '../support/system-tools.ts';
import { goodMessage, postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

describe('an acknowledged message', () => {
  test('was synced, renamed, and its folder synced, before the reply was sent', async () => {
    needSystemTool('strace');
    const folder = await temporaryFolder();
    const CONTACT_SPOOL = join(folder, 'made', 'spool');
    const trace = join(folder, 'trace');
    const service = startProcess({ CONTACT_SPOOL, PORT: '0', UV_USE_IO_URING: '0' }, [
      ...['strace', '-D', '-f', '-y', '-s', '64', '-o', trace],
      ...['-e', 'trace=fsync,fdatasync,rename,renameat,renameat2,write,writev,sendto,sendmsg'],
    ]);
    const url = await untilListening(service);
    expect((await postMessage(url)).status).toBe(200);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    const [message] = await storedIn(CONTACT_SPOOL);
    const file = `${message?.id}.json`;
    const calls = readCalls(await readFile(trace, 'utf8'));
    expectSyncedFolders(calls, [folder, join(folder, 'made'), CONTACT_SPOOL]);
    const order = [
      /^write\(\d+<.*\/tmp\/FILE>/,
      /^f(data)?sync\(\d+<.*\/tmp\/FILE>/,
      /^rename.*\/tmp\/FILE".*\/new\/FILE"/,
      /^fsync\(\d+<.*\/new>/,
      /^(write|writev|sendto|sendmsg)\(.*HTTP\/1\.1 200 OK/,
    ].map((step) => calls.find(({ text }) => step.test(text.replaceAll(file, 'FILE'))));
    for (const [index, call] of order.entries()) {
      expect(call, `step ${index} of ${JSON.stringify(calls)}`).toBeDefined();
      expect(call?.result).not.toBe('-1');
      const previous = order[index - 1];
      if (previous) expect(call?.begun).toBeGreaterThan(previous.ended);
    }
  });
});

/** A new folder survives a power failure only after its parent folder is synced. */
function expectSyncedFolders(calls: readonly Call[], folders: readonly string[]): void {
  const synced = calls.flatMap(({ text }) => /^fsync\(\d+<(.*)>/.exec(text)?.[1] ?? []);
  expect(synced).toEqual(expect.arrayContaining([...folders]));
}

test('a disk that fails to sync makes the reply 503, and the service not ready, until it works again', async () => {
  needSystemTool('strace');
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0', UV_USE_IO_URING: '0' });
  const url = await untilListening(service);
  const tracer = spawn('strace', [
    ...['-f', '-p', String(service.child.pid), '-o', '/dev/null', '-e', 'trace=fsync'],
    ...['-e', 'inject=fsync:error=EIO'],
  ]);
  onTestFinished(() => void tracer.kill('SIGKILL'));
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness).toBe(503);
  expect((await postMessage(url)).status).toBe(503);
  expect(await (await fetch(`${url}/readyz`)).text()).toContain('EIO');
  expect(await readdir(join(CONTACT_SPOOL, 'tmp'))).toEqual([]);
  tracer.kill('SIGINT');
  await expect.poll(readiness).toBe(200);
  expect((await postMessage(url)).status).toBe(200);
  expect(await storedIn(CONTACT_SPOOL)).toHaveLength(1);
});

describe('a full disk', () => {
  test('makes the reply 503 and leaves nothing behind; what fits is still accepted', async () => {
    needSystemTool('prlimit');
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
    const url = await untilListening(service);
    execFileSync('prlimit', [`--pid=${service.child.pid}`, '--fsize=2000']);
    const long = { ...goodMessage, message: 'm'.repeat(maxLength.message) };
    expect((await postMessage(url, {}, long)).status).toBe(503);
    expect(await readdir(join(CONTACT_SPOOL, 'tmp'))).toEqual([]);
    expect(await readdir(join(CONTACT_SPOOL, 'new'))).toEqual([]);
    await expect
      .poll(() => service.output.stderr)
      .toContain('A message could not be stored: Error: EFBIG');
    expect((await postMessage(url)).status).toBe(200);
    expect(await storedIn(CONTACT_SPOOL)).toMatchObject([goodMessage]);
  });
});

interface Call {
  readonly text: string;
  readonly result: string;
  /** The lines of the trace. */
  readonly begun: number;
  readonly ended: number;
}

/** Joins calls that other threads interrupted in the trace. */
function readCalls(trace: string): readonly Call[] {
  const open = new Map<string, { readonly text: string; readonly begun: number }>();
  return trace.split('\n').flatMap((line, at) => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, unfinished] = /^(.*) <unfinished \.\.\.>$/.exec(rest) ?? [];
    if (unfinished !== undefined) {
      open.set(thread, { text: unfinished, begun: at });
      return [];
    }
    const result = / = (-?\d+)[^=]*$/.exec(rest)?.[1] ?? '';
    const first = rest.startsWith('<... ') ? open.get(thread) : { text: rest, begun: at };
    return first ? [{ ...first, result, ended: at }] : [];
  });
}

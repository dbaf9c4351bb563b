import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runText } from './contact/run-text.js';
import { followProcess } from './follow-process.js';
import { inTurn } from './measure-build.js';
import { benchFolder, root } from './places.js';
import { median } from './statistics.js';

export const contactColumns = [
  ['contender', (row) => row.contender],
  ['connections', (row) => String(row.connections)],
  ['rounds', (row) => String(row.rounds)],
  ['messages/s', (row) => row.perSecond.toFixed(0)],
  ['× Express', (row) => row.ofExpress.toFixed(2)],
  ['p50 ms', (row) => row.p50.toFixed(1)],
  ['p99 ms', (row) => row.p99.toFixed(1)],
  ['CPU µs each', (row) => row.cpuMicroseconds.toFixed(0)],
  ['peak MB', (row) => (row.peakBytes ? (row.peakBytes / 1e6).toFixed(0) : '-')],
];

const connections = [1, 32, 256];
const seconds = 2;

/** As the service is run in production: `deploy/contact-server.service`. */
const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=96'];
const serviceSettings = {
  UV_THREADPOOL_SIZE: '64',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  PORT: '0',
  RATE_LIMIT_MAX: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  LOG_FORMAT: 'json',
};

/**
 * An ordinary disk takes some 5 ms to sync. strace delays the calls in the threads that make them, and
 * stops the program for no others.
 */
const slowSync = [
  ...['strace', '-D', '-f', '--seccomp-bpf', '-o', '/dev/null'],
  ...['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:delay_exit=5000'],
];

/**
 * Messages posted a second, and how long the slowest hundredth took, to the contact service and to
 * servers that keep nothing. All are running; they take turns, and medians of the rounds count. On
 * a busy machine only the CPU time that a message takes means something. A run within six minutes of
 * another one measures ext4, too, which looks at length for numbers of files not removed just before.
 */
export async function measureContact(benchCase, options) {
  const bundle = join(options.outFolder, 'contact', 'bundle');
  execFileSync(process.execPath, [join(root, 'bin', 'bundle-contact-server.js'), bundle]);
  const spools = join(options.outFolder, 'contact', 'spools');
  rmSync(spools, { recursive: true, force: true });
  const servers = [];
  try {
    for (const contender of contendersOf(bundle, spools)) servers.push(await start(contender));
    const rows = [];
    for (const count of connections) {
      const runs = await runInTurn(servers, count, options.rounds ?? benchCase.rounds);
      for (const server of servers) rows.push(rowOf(server, count, runs.get(server)));
    }
    const express = (row) =>
      rows.find(
        ({ contender, connections: of }) => contender === 'Express' && of === row.connections,
      );
    return rows.map((row) => ({ ...row, ofExpress: row.perSecond / express(row).perSecond }));
  } finally {
    for (const { stop } of servers) await stop();
    rmSync(spools, { recursive: true, force: true });
  }
}

/** The runs of each server; a first round warms them and does not count. */
async function runInTurn(servers, count, rounds) {
  const runs = new Map(servers.map((server) => [server, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const server of inTurn(servers, round)) {
      const run = await load(server, count);
      if (round >= 0) runs.get(server).push(run);
    }
  return runs;
}

function contendersOf(bundle, spools) {
  const service = (name, spool, before = []) => ({
    name,
    spool,
    words: [...before, process.execPath, ...nodeFlags, join(bundle, 'contact-server.mjs')],
    environment: { ...serviceSettings, CONTACT_SPOOL: spool },
  });
  const bare = (name) => [process.execPath, join(benchFolder, 'contact', name)];
  const hasStrace = spawnSync('strace', ['--version']).status === 0;
  if (!hasStrace) console.error('Without strace there is no line with a sync of 5 ms.');
  return [
    service('contact service', join(spools, 'fast')),
    ...(hasStrace ? [service('with a 5 ms sync', join(spools, 'slow'), slowSync)] : []),
    { name: 'Express', words: bare('bare-express.js') },
    { name: 'node:http', words: bare('bare-http.js') },
  ];
}

async function start({ name, spool, words: [command, ...args], environment = {} }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const said = runText(child.stdout, /listening on (\S+)/);
  const url = await Promise.race([said, ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`${name} did not start.`);
  const follower = followProcess(child.pid);
  const stop = async () => {
    follower.stop();
    child.kill('SIGTERM');
    await ended;
  };
  return { name, spool, url, follower, stop };
}

/** What was answered with success has to be there: that is what makes it stored. */
async function load({ name, url, spool, follower }, count) {
  const cpuBefore = follower.read().cpuMilliseconds;
  const before = spool ? storedIn(spool) : 0;
  const child = spawn(process.execPath, [
    join(benchFolder, 'contact', 'load.js'),
    url,
    String(count),
    String(seconds),
  ]);
  const run = JSON.parse(await runText(child.stdout, /^(\{.*\})$/m));
  const { 200: taken = 0, ...others } = run.statuses;
  const stored = spool ? storedIn(spool) - before : taken;
  if (stored !== taken || Object.keys(others).length > 0)
    throw new Error(`${name}: ${JSON.stringify(run.statuses)}, and ${stored} were stored.`);
  const cpuMilliseconds = follower.read().cpuMilliseconds - cpuBefore;
  return { ...run, cpuMicroseconds: (cpuMilliseconds * 1000) / taken };
}

function storedIn(spool) {
  return readdirSync(join(spool, 'new')).length;
}

function rowOf({ name, follower }, count, runs) {
  const of = (field) => median(runs.map((run) => run[field]));
  return {
    contender: name,
    connections: count,
    rounds: runs.length,
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMicroseconds: of('cpuMicroseconds'),
    peakBytes: follower.read().peakBytes,
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import { followProcess } from './follow-process.js';
import { inTurn } from './measure-build.js';
import { benchFolder, root } from './places.js';
import { median } from './statistics.js';

export const contactColumns = [
  ['contender', (row) => row.contender],
  ['connections', (row) => String(row.connections)],
  ['rounds', (row) => String(row.rounds)],
  ['messages/s', (row) => row.perSecond.toFixed(0)],
  ['× one insert', (row) => row.ofInsert.toFixed(2)],
  ['p50 ms', (row) => row.p50.toFixed(1)],
  ['p99 ms', (row) => row.p99.toFixed(1)],
  ['CPU µs each', (row) => row.cpuMicroseconds.toFixed(0)],
  ['peak MB', (row) => (row.peakBytes ? (row.peakBytes / 1e6).toFixed(0) : '-')],
];

const connections = [1, 32, 256];
const seconds = 2;
const oneInsert = 'Express, one insert';

/**
 * Messages posted per second, and how long the slowest hundredth took, to the contact service as it is
 * deployed, to Express with one durable insert for each message, and to Express that stores nothing.
 * All servers run at once and take turns. The ratio is the median over all rounds.
 */
export async function measureContact(benchCase, options) {
  const folder = join(options.outFolder, 'contact');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const servers = [];
  try {
    for (const contender of contendersIn(folder)) servers.push(await start(contender));
    const rows = [];
    for (const count of connections) {
      const runs = await runInTurn(servers, count, options.rounds ?? benchCase.rounds);
      const insertRuns = runs.get(servers.find(({ name }) => name === oneInsert));
      rows.push(...servers.map((server) => rowOf(server, count, runs.get(server), insertRuns)));
    }
    return rows;
  } finally {
    for (const { stop } of servers) await stop();
    rmSync(folder, { recursive: true, force: true });
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

function contendersIn(folder) {
  const bundle = join(folder, 'bundle');
  execFileSync(process.execPath, [join(root, 'bin', 'bundle-contact-server.js'), bundle]);
  // What `npm ci` would install.
  symlinkSync(join(root, 'node_modules'), join(bundle, 'node_modules'), 'junction');
  const database = (name) => join(folder, `${name}.db`);
  const express = join(benchFolder, 'contact', 'express.js');
  return [
    {
      name: 'contact service',
      // As in deploy/contact-server@.service.
      words: ['--max-old-space-size=96', join(bundle, 'contact-server.mjs')],
      file: database('service'),
      environment: {
        CONTACT_DB: database('service'),
        PORT: '0',
        RATE_LIMIT_MAX: '1000000',
        REQUESTS_PER_MINUTE: '1000000',
      },
    },
    { name: oneInsert, words: [express, database('express')], file: database('express') },
    { name: 'Express, stores nothing', words: [express] },
  ];
}

async function start({ name, file, words, environment = {} }) {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line = ''] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const [url] = /http:\S+/.exec(line) ?? [];
  if (url === undefined) throw new Error(`${name} did not start.`);
  const follower = followProcess(child.pid);
  const stop = async () => {
    follower.stop();
    child.kill('SIGTERM');
    await ended;
  };
  return { name, file, url, follower, stop };
}

/** A message that was answered with success and is not in the database was not stored. */
async function load({ name, url, file, follower }, count) {
  const cpuBefore = follower.read().cpuMilliseconds;
  const before = file ? messagesIn(file) : 0;
  const program = join(benchFolder, 'contact', 'load.js');
  const words = [program, url, String(count), String(seconds)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const run = JSON.parse(line);
  const { 200: taken = 0, ...others } = run.statuses;
  const stored = file ? messagesIn(file) - before : taken;
  if (stored !== taken || Object.keys(others).length > 0)
    throw new Error(`${name}: ${JSON.stringify(run.statuses)}, and ${stored} were stored.`);
  const cpuMilliseconds = follower.read().cpuMilliseconds - cpuBefore;
  return { ...run, cpuMicroseconds: (cpuMilliseconds * 1000) / taken };
}

function messagesIn(file) {
  const database = new Database(file);
  const { stored } = database.prepare('select count(*) as stored from messages').get();
  database.close();
  return stored;
}

function rowOf({ name, follower }, count, runs, insertRuns) {
  const of = (field) => median(runs.map((run) => run[field]));
  return {
    contender: name,
    connections: count,
    rounds: runs.length,
    perSecond: of('perSecond'),
    ofInsert: median(runs.map(({ perSecond }, round) => perSecond / insertRuns[round].perSecond)),
    p50: of('p50'),
    p99: of('p99'),
    cpuMicroseconds: of('cpuMicroseconds'),
    peakBytes: follower.read().peakBytes,
  };
}

#!/usr/bin/env node
// Measures whole builds, and edits in watch mode, beside other generators that do the same work.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cases, casesNamed } from './cases.js';
import { measureBuild } from './measure-build.js';
import { scratch } from './places.js';
import { tableOf } from './print-table.js';

const help = `Usage: npm run bench -- [name ...] [options]

Measures cold builds as whole processes, and in watch mode the time from saving a file to the new
page being served: of a page, a component, the data of entries, an imported JSON file, and a page that
is added or removed. "bare React" is the floor of a build: a loop that only renders compiled pages and
writes them. The generators take turns. "× first" is how many times as long as the first one a
generator took, as the median over all rounds. CPU time (the median) and peak memory (the largest) are summed
over a command's processes; they are known on Linux only.

weight lists what a browser downloads for each page of the real site, compressed. lighthouse, which
is installed for this case only, audits five of its pages as on a phone with a slow connection. Scores are the
lowest of the rounds, and times are the median.

contact posts messages over 1, 32 and 256 connections to the contact service, to Express with one
durable insert for each message, and to Express that stores nothing. × one insert is the median, over
all rounds, of the messages per second compared with those of Express with one insert.

memory saves pages hundreds of times while the generator watches them, and compares what it holds
in the last third of the saves with the first.

Names: ${cases.map(({ name }) => name).join(' ')}
The part before the hyphen stands for all of its sizes up to 10000. Without a name: real, entries,
modules, and watch.

  --rounds <number>  how many rounds to run
  --node <path>      the Node that runs the generators in JavaScript; repeat it to compare several
  --out <folder>     where sites are built; a folder in memory makes the times independent of the disk
  --no-install       leave out what is not installed
  --json             print rows as JSON
  --help             print this`;

try {
  await main();
} catch (error) {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      node: { type: 'string', multiple: true, default: [process.execPath] },
      out: { type: 'string', default: scratch },
      'no-install': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const chosen = positionals.length > 0 ? positionals : ['real', 'entries', 'modules', 'watch'];
  const unknown = chosen.filter((name) => casesNamed(name).length === 0);
  if (unknown.length > 0) throw usage(`There is no case ${unknown.join(', ')}.`);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (rounds !== undefined && !(rounds >= 1)) throw usage('--rounds takes a number from 1.');
  const options = {
    nodes: values.node.map(describeNode),
    rounds,
    outFolder: resolve(values.out),
    mayInstall: !values['no-install'],
    note: (text) => console.error(text),
  };
  /** Rows of the same columns make one table. */
  const tables = new Map();
  const chosenCases = chosen.flatMap(casesNamed);
  for (const benchCase of chosenCases) {
    options.note(`${benchCase.name} ...`);
    const { measure = measureBuild, columns } = benchCase;
    const rows = await measure(benchCase, options);
    tables.set(columns, [...(tables.get(columns) ?? []), ...rows]);
  }
  // Not before: removed files slow down those that are created next.
  for (const { name } of chosenCases)
    for (const folder of [scratch, options.outFolder])
      rmSync(join(folder, name), { recursive: true, force: true });
  if (values.json) return console.log(JSON.stringify([...tables.values()].flat()));
  const versions = options.nodes.map(({ version }) => version).join(', ');
  console.log(`Node ${versions}; ${cpus().length} × ${cpus()[0]?.model}`);
  for (const [columns, rows] of tables) console.log(`\n${tableOf(rows, columns)}`);
}

function describeNode(path) {
  return { path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() };
}

function usage(message) {
  return Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS' });
}

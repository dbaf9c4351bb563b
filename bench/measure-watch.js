import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { enter } from './entrants.js';
import { followProcess } from './follow-process.js';
import { freePort } from './free-port.js';
import { makeItems } from './items.js';
import { inTurn } from './measure-build.js';
import { summarize, timesFirst } from './statistics.js';

const [{ slug }] = makeItems(1);
const patience = 20_000;

/** Words that an edit adds to: of the page, and of the component that all pages share. */
const edits = [
  { name: 'page', words: 'costs little', fileOf: ({ pageFile }) => pageFile(slug) },
  { name: 'component', words: 'Sizes and prices', fileOf: ({ sharedFile }) => sharedFile },
];

/** From saving a file to the new page being served, all servers running, the entrants taking turns. */
export async function measureWatch(benchCase, options) {
  const entrants = enter(benchCase, options);
  const servers = [];
  try {
    for (const entrant of entrants) servers.push(await startServer(entrant));
    const rows = [];
    for (const edit of edits) rows.push(...(await measureEdit(edit, servers, benchCase, options)));
    return rows;
  } finally {
    for (const { stop } of servers) await stop();
  }
}

async function measureEdit(edit, servers, benchCase, options) {
  const entrants = servers.map((server) => ({ ...server, runs: [] }));
  for (let round = -1; round < (options.rounds ?? benchCase.rounds); round += 1)
    for (const entrant of inTurn(entrants, round)) {
      const milliseconds = await saveAndSee(edit, entrant, round);
      if (round >= 0) entrant.runs.push({ milliseconds });
    }
  return entrants.map(({ name, runs, follower }) => ({
    case: `${benchCase.name}, ${edit.name}`,
    contender: name,
    ...summarize(runs.map(({ milliseconds }) => milliseconds)),
    timesFirst: timesFirst(runs, entrants[0].runs),
    peakBytes: follower.read().peakBytes,
  }));
}

async function saveAndSee({ words, fileOf }, { contender, folder, url }, round) {
  const file = join(folder, fileOf(contender));
  const before = readFileSync(file, 'utf8');
  const edited = `${words} (edit ${round + 2})`;
  const after = before.replace(new RegExp(`${words}( \\(edit \\d+\\))?`), edited);
  // Some gather saves for a while before they build, and lose one that comes while they do.
  await wait(500);
  const start = performance.now();
  writeFileSync(file, after);
  await waitForPage(url, (html) => html.includes(edited));
  return performance.now() - start;
}

async function startServer(entrant) {
  const { name, contender, node, folder, out, cwd } = entrant;
  rmSync(out, { recursive: true, force: true });
  const port = await freePort();
  const [file, ...parameters] = contender.watch({ node, folder, out, port: String(port) });
  const child = spawn(file, parameters, { cwd, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const follower = followProcess(child.pid);
  const stop = async () => {
    follower.stop();
    child.kill('SIGINT');
    await ended;
  };
  const url = `http://localhost:${port}${contender.address(slug)}`;
  await Promise.race([
    waitForPage(url, () => true),
    ended.then(([code]) => Promise.reject(new Error(`${name}: the server ended with ${code}.`))),
  ]);
  return { name, contender, folder, url, follower, stop };
}

/** Asks again and again until a page is there and right. */
export async function waitForPage(url, isRight) {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    const html = await response?.text();
    if (response?.ok && isRight(html)) return;
    await wait(2);
  }
  throw new Error(`${url} is not what it should be after ${patience / 1000} s.`);
}

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

const [{ slug, title }] = makeItems(1);
const maxWaitMs = 20_000;

/** The edits, each as a list of steps, of which the last one is measured. A contender that cannot do a step is left out. */
const edits = [
  { name: 'page', steps: (entrant, round) => [changeWords('page', entrant, round)] },
  { name: 'component', steps: (entrant, round) => [changeWords('component', entrant, round)] },
  { name: 'entry data', steps: (entrant, round) => [changeWords('entryData', entrant, round)] },
  {
    name: 'imported JSON',
    steps: (entrant, round) => [changeWords('importedJson', entrant, round)],
  },
  { name: 'page added', steps: (entrant) => [removePage(entrant), addPage(entrant)] },
  { name: 'page removed', steps: (entrant) => [addPage(entrant), removePage(entrant)] },
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
  const entrants = servers
    .filter((server) => edit.steps(server, 0).every((step) => step !== undefined))
    .map((server) => ({ ...server, runs: [] }));
  for (let round = -1; round < (options.rounds ?? benchCase.rounds); round += 1)
    for (const entrant of inTurn(entrants, round)) {
      let milliseconds;
      for (const step of edit.steps(entrant, round)) milliseconds = await saveAndSee(step);
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

async function saveAndSee({ url, save, isRight }) {
  // Some gather saves for a while before they build, and lose one that comes while they do.
  await wait(500);
  const start = performance.now();
  save();
  await waitFor(url, isRight);
  return performance.now() - start;
}

/** Adds the number of the round to some words of a file. */
function changeWords(kind, { contender, folder, origin }, round) {
  const place = contender.edited(slug)[kind];
  if (!place) return undefined;
  const { words, address } = place;
  const file = join(folder, place.file);
  const edited = `${words} (edit ${round + 2})`;
  const save = () => {
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(new RegExp(`${words}( \\(edit \\d+\\))?`), edited));
  };
  return { url: `${origin}${address}`, save, isRight: contains(edited) };
}

const [nameOfItem] = title.split(':');
const added = { slug: 'added-later', name: 'Added Later' };

/** The first page under another name. */
function addPage({ contender, folder, origin }) {
  if (contender.keepsRemovedPages) return undefined;
  const { page } = contender.edited(added.slug);
  const model = join(folder, contender.edited(slug).page.file);
  const save = () =>
    writeFileSync(
      join(folder, page.file),
      readFileSync(model, 'utf8').replaceAll(nameOfItem, added.name).replaceAll(slug, added.slug),
    );
  return { url: `${origin}${page.address}`, save, isRight: contains(`<h1>${added.name}`) };
}

function removePage({ contender, folder, origin }) {
  if (contender.keepsRemovedPages) return undefined;
  const { page } = contender.edited(added.slug);
  const save = () => rmSync(join(folder, page.file), { force: true });
  return { url: `${origin}${page.address}`, save, isRight: ({ status }) => status === 404 };
}

function contains(words) {
  return ({ status, html }) => status === 200 && html.includes(words);
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
  const origin = `http://localhost:${port}`;
  await Promise.race([
    waitForPage(`${origin}${contender.edited(slug).page.address}`, () => true),
    ended.then(([code]) => Promise.reject(new Error(`${name}: the server ended with ${code}.`))),
  ]);
  return { name, contender, folder, origin, follower, stop };
}

/** Asks again and again until a page is there and right. */
export function waitForPage(url, isRight) {
  return waitFor(url, ({ status, html }) => status === 200 && isRight(html));
}

async function waitFor(url, isRight) {
  const end = performance.now() + maxWaitMs;
  while (performance.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response && isRight({ status: response.status, html: await response.text() })) return;
    await wait(2);
  }
  throw new Error(`${url} is not what it should be after ${maxWaitMs / 1000} s.`);
}

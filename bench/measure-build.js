import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { enter } from './entrants.js';
import { runProcess } from './run-process.js';
import { median, summarize, timesFirst } from './statistics.js';

/** Cold builds, whole processes, the entrants taking turns. The first turn of each is not counted. */
export async function measureBuild(benchCase, options) {
  const entrants = enter(benchCase, options).map((entrant) => ({ ...entrant, runs: [] }));
  const rounds = options.rounds ?? benchCase.rounds;
  for (const { out } of entrants) rmSync(out, { recursive: true, force: true });
  for (let round = -1; round < rounds; round += 1)
    for (const entrant of inTurn(entrants, round)) {
      const run = await buildOnce(entrant, round, benchCase);
      if (round >= 0) entrant.runs.push(run);
    }
  const [first] = entrants;
  return entrants.map(({ name, runs }) => ({
    case: benchCase.name,
    contender: name,
    ...summarize(runs.map(({ milliseconds }) => milliseconds)),
    timesFirst: timesFirst(runs, first.runs),
    cpuMilliseconds: median(runs.map((run) => run.cpuMilliseconds)),
    peakBytes: Math.max(...runs.map((run) => run.peakBytes)),
    bytesAPage: averagePage(runs.at(-1).out, benchCase),
  }));
}

/**
 * Into a new folder each time: some file systems create files several times as slowly where as many
 * were removed a moment ago. Where that would fill the disk, the folder is the same.
 */
async function buildOnce({ contender, node, folder, out, cwd }, round, { isLarge }) {
  const target = contender.keepsOut || isLarge ? out : join(out, String(round + 1));
  if (!contender.keepsOut) rmSync(target, { recursive: true, force: true });
  return {
    ...(await runProcess(contender.build({ node, folder, out: target }), cwd)),
    out: target,
  };
}

/** Each round begins with another one, so that no entrant always follows the same one. */
export function inTurn(entrants, round) {
  const from = (round + entrants.length) % entrants.length;
  return [...entrants.slice(from), ...entrants.slice(0, from)];
}

/** Their output shows that all of them do the same work. */
function averagePage(out, { name, pages }) {
  const files = readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.html'));
  if (pages !== undefined && files.length !== pages)
    throw new Error(`${name}: ${out} holds ${files.length} pages, not ${pages}.`);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  return bytes / files.length;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { waitForPage } from './measure-watch.js';
import { benchFolder, root, scratch } from './places.js';

export const memoryColumns = [
  ['case', (row) => row.case],
  ['saves', (row) => String(row.saves)],
  ['MB in the first third', (row) => row.early.toFixed(0)],
  ['MB in the last third', (row) => row.late.toFixed(0)],
  ['× first third', (row) => (row.late / row.early).toFixed(2)],
];

/** Three megabytes: every import of a rebuilt module keeps what it holds until its thread ends. */
const weight =
  'export const weight = Array.from({ length: 400_000 }, (_, index) => index + 0.5);\n';

/** What a save changes, and how often. */
const edits = [
  { name: 'memory, page edits', saves: 300, changesAddresses: false },
  { name: 'memory, rebuilds of all', saves: 180, changesAddresses: true },
];

/** The largest resident memory of `site watch` in the first and the last third of many saves. Linux only. */
export async function measureMemory(_benchCase, { nodes: [node] }) {
  const rows = [];
  for (const edit of edits) rows.push(await saveOften(edit, node.path));
  return rows;
}

async function saveOften({ name, saves, changesAddresses }, node) {
  const folder = join(scratch, 'memory', name.replaceAll(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(benchFolder, 'memory'), folder, { recursive: true });
  writeFileSync(join(folder, '_weight.ts'), weight);
  const { url, pid, stop } = await watch(folder, node);
  const memory = [];
  for (let number = 1; number <= saves; number += 1) {
    if (changesAddresses) changeAddresses(folder, number);
    const page = join(folder, 'index.tsx');
    writeFileSync(page, readFileSync(page, 'utf8').replace(/Save \d+/, `Save ${number}`));
    await waitForPage(url, (html) => html.includes(`Save ${number} `));
    memory.push(residentMegabytes(pid));
  }
  await stop();
  const third = Math.floor(saves / 3);
  return {
    case: name,
    saves,
    early: Math.max(...memory.slice(0, third)),
    late: Math.max(...memory.slice(-third)),
  };
}

/** A page that comes and goes. */
function changeAddresses(folder, number) {
  const page = join(folder, 'other.tsx');
  if (number % 2 === 0) rmSync(page);
  else
    writeFileSync(
      page,
      readFileSync(join(folder, 'index.tsx'), 'utf8').replaceAll('Home', 'Other'),
    );
}

async function watch(folder, node) {
  const port = String(await freePort());
  const command = [join(root, 'bin', 'site.js'), 'watch', '--pages', folder, '--port', port];
  const child = spawn(node, command, { cwd: root, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}/`;
  await waitForPage(url, () => true);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url, pid: child.pid, stop };
}

function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

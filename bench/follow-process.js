import { readdirSync, readFileSync } from 'node:fs';

const everyMilliseconds = 10;

/** The unit of CPU time in /proc: a hundredth of a second on every Linux that Node runs on. */
const tick = 10;

/**
 * Follows a process and all that it starts, until `stop` is called. `read` returns their CPU time, and
 * the sum of what each of them held at its own peak: never less than they held together at one
 * time. Linux keeps both up to date, so that only the last moments before an end are missed.
 * On other systems, nothing is measured.
 */
export function followProcess(pid) {
  const seen = new Map();
  const look = () => {
    for (const each of familyOf(pid)) seen.set(each, statusOf(each) ?? seen.get(each));
  };
  const timer = setInterval(look, everyMilliseconds);
  const sum = (field) =>
    [...seen.values()].reduce((total, status) => total + (status?.[field] ?? 0), 0);
  return {
    read: () => ({ cpuMilliseconds: sum('cpuMilliseconds'), peakBytes: sum('peakBytes') }),
    stop: () => clearInterval(timer),
  };
}

/** A process, its children, and theirs. */
function familyOf(pid) {
  const family = [pid];
  for (const member of family) family.push(...childrenOf(member));
  return family;
}

function childrenOf(pid) {
  return list(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** Nothing when the process has ended meanwhile. */
function statusOf(pid) {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`)) ?? [];
  if (kilobytes === undefined) return undefined;
  // After the name in parentheses, which may hold spaces, the 12th and 13th fields are CPU time.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return { cpuMilliseconds: ticks * tick, peakBytes: Number(kilobytes) * 1024 };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

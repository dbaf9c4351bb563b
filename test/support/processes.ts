import { readdirSync, readFileSync } from 'node:fs';

/** A process as the system knows it. Linux only, like the tests that use it. */
export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** All child processes of a process, and their children. */
export function descendantsOf(pid: number): readonly Process[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.flatMap((name) => {
    try {
      const [, parent] =
        /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      if (Number(parent) !== pid) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), command }];
    } catch {
      return []; // It has ended in the meantime.
    }
  });
  return children.flatMap((child) => [child, ...descendantsOf(child.pid)]);
}

export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { followProcess } from './follow-process.js';

/**
 * Runs a command to its end: the wall time from before it is started until it is gone, and the
 * CPU time and peak memory of it and its children. Throws with what it printed where it fails.
 */
export async function runProcess([file, ...parameters], cwd) {
  const start = performance.now();
  const child = spawn(file, parameters, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const follower = followProcess(child.pid);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'exit');
  const milliseconds = performance.now() - start;
  follower.stop();
  if (code !== 0) throw new Error(`${[file, ...parameters].join(' ')}: ${complaint}`);
  return { milliseconds, ...follower.read() };
}

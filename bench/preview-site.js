import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { root, scratch } from './places.js';
import { runProcess } from './run-process.js';

const command = join(root, 'bin', 'site.js');

/**
 * Builds the real site for an address of this machine, and serves it there until it is stopped: as
 * Caddy does with `deploy/`, which sends what the build compressed.
 */
export async function previewSite(name, node) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const out = join(scratch, name, 'out');
  const hosting = ['--target', 'caddy', '--compress'];
  await runProcess([node, command, 'build', '--origin', url, ...hosting, '--out', out], root);
  const child = spawn(node, [command, 'preview', '--out', out, '--port', port, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ]);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url, out, stop };
}

#!/usr/bin/env node
// Builds the site, starts the contact service, and serves both at one address until Ctrl-C.
import './check-installation.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const tether = new URL('./end-with-input.js', import.meta.url).href;
/** The service promises to finish what is in flight within this time. */
const maxShutdownMs = 3_000;
const running = new Set();
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await endAll();
    // As if nothing had caught it: npm then ends quietly, and a shell sees 130.
    process.kill(process.pid, signal);
  });
process.exitCode = await start();

/** Returns the exit code. */
async function start() {
  const building = run('site.js', ['build']);
  const contact = startContact();
  const [built] = await once(building, 'exit');
  const contactUrl = built === 0 && (await contact);
  if (!contactUrl || isEnding) {
    await endAll();
    return built || 1;
  }
  const flags = ['--host', 'localhost', '--proxy', `/api=${contactUrl}`, ...process.argv.slice(2)];
  const [served] = await once(run('site.js', ['preview', ...flags]), 'exit');
  await endAll();
  return served ?? 1;
}

/** Resolves to the address of the contact service, or to undefined if it does not start. */
async function startContact() {
  const service = run('contact-server.js', [], {
    TRUST_PROXY: 'loopback',
    CONTACT_DB: 'contact.db',
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const ended = once(service, 'exit').then(() => undefined);
  const said = new Promise((resolve) => {
    if (service.stdout)
      createInterface({ input: service.stdout }).on('line', (line) => {
        console.log(line);
        resolve(/http:\/\/\S+/.exec(line)?.[0]);
      });
  });
  const url = await Promise.race([said, ended]);
  const without = url
    ? 'The site is still served, but messages cannot be sent.'
    : 'Nothing is served without it.';
  ended.then(() => isEnding || console.error(`The contact service ended. ${without}`));
  return url;
}

/**
 * Runs a command of this folder out of reach of Ctrl-C: it ends when its input does, so never later than this command.
 * @param {string} name
 * @param {readonly string[]} flags
 */
function run(name, flags, env = process.env) {
  const file = join(folder, name);
  const child = spawn(process.execPath, ['--import', tether, file, ...flags], {
    env,
    detached: true,
    stdio: ['pipe', name === 'site.js' ? 'inherit' : 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function endAll() {
  isEnding = true;
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit');
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), maxShutdownMs);
      await ended;
      clearTimeout(late);
    }),
  );
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { rowsIn } from '../contact/database.ts';
import { ask } from '../support/ask.ts';
import { type Command, startCommand } from '../support/command.ts';
import { descendantsOf, isRunning } from '../support/processes.ts';
import { pageText, siteFolder } from '../support/site-folder.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { waitFor } from '../support/wait-for.ts';

const started: Command[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop('SIGTERM');
});

/** What `npm start` runs, in the folder of a small site. */
function start(cwd: string, ...flags: readonly string[]): Command {
  const command = startCommand('start.js', flags, cwd);
  started.push(command);
  return command;
}

async function startServing(cwd: string): Promise<{ command: Command; url: string }> {
  const command = start(cwd, '--port', '0');
  const [, url = ''] = await command.printed(/^Serving dist at (http:\/\/localhost:\d+\/)$/m);
  return { command, url };
}

function post(url: string, fields: object): ReturnType<typeof ask> {
  return ask(url, '/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url.replace(/\/$/, ''),
      host: new URL(url).host,
    },
    body: JSON.stringify(fields),
  });
}

const message = {
  name: 'Pat Doe',
  email: 'pat@visitor.example',
  subject: 'general-inquiry',
  message: 'When do you open?',
};

/** The descendants of a process, and whether any of them is still running later. */
function watchProcesses({ child }: Command): { commands: string; areLeft: () => boolean } {
  const found = descendantsOf(child.pid ?? 0);
  return {
    commands: found.map(({ command }) => command).join('\n'),
    areLeft: () => found.some(({ pid }) => isRunning(pid)),
  };
}

test('the site and the contact service are one origin, and the file of messages is named', async () => {
  const { root } = siteFolder({}, 'start');
  const { command, url } = await startServing(root);
  expect((await ask(url, '/')).body).toContain('<h1>Home</h1>');
  const { status, body } = await post(url, message);
  expect(body).toMatch(/"message":/);
  expect(status).toBe(200);
  const file = join(root, 'contact.db');
  expect(command.stdout()).toContain(`(messages in ${file})`);
  expect(rowsIn(file)).toMatchObject([message]);
  expect((await post(url, { ...message, message: 'x'.repeat(2_000_000) })).status).toBe(413);
  // Nothing from a proxy that it does not know.
  expect(command.stderr()).toMatch(/^SMTP_URL is not set: .*\nStored \S+\n$/);
});

test('Ctrl-C ends both, leaves no process, and looks to npm like any interrupted program', async () => {
  const { command, url } = await startServing(siteFolder({}, 'start-end').root);
  const { commands, areLeft } = watchProcesses(command);
  expect(commands).toContain('contact-server.js');
  expect(commands).toContain('preview');
  expect(await command.stop('SIGINT')).toBe('SIGINT');
  expect(areLeft()).toBe(false);
  await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED');
});

thoroughly('no process is left even if it is killed', async () => {
  const { command } = await startServing(siteFolder({}, 'start-kill').root);
  const { commands, areLeft } = watchProcesses(command);
  expect(commands).toContain('contact-server.js');
  await command.stop('SIGKILL');
  await waitFor('all processes to end', () => !areLeft());
});

thoroughly('a port in use ends it with a sentence, and leaves no process', async () => {
  const { url } = await startServing(siteFolder({}, 'start-port').root);
  const { port } = new URL(url);
  const second = start(siteFolder({}, 'start-port-taken').root, '--port', port);
  const seen = new Set<number>();
  const { child } = second;
  while (child.exitCode === null && child.signalCode === null) {
    for (const { pid } of descendantsOf(child.pid ?? 0)) seen.add(pid);
    await new Promise((done) => setImmediate(done));
  }
  expect(await second.ended).toBe(1);
  expect(second.stderr()).toContain(`--port ${port}: Port ${port} on 127.0.0.1 is already in use.`);
  expect(second.stderr()).toContain(`(with npm: -- --port ${Number(port) + 1}).`);
  expect(seen.size).toBeGreaterThan(1);
  expect([...seen].filter(isRunning)).toEqual([]);
  expect((await ask(url, '/')).status).toBe(200);
});

test('a site with problems is not served, and its problems are shown', async () => {
  const { root } = siteFolder(
    { 'about.tsx': pageText('About', { body: '<a href="/abuot">x</a>' }) },
    'start-bad',
  );
  const command = start(root, '--port', '0');
  expect(await command.ended).toBe(1);
  expect(command.stderr()).toContain('The link "/abuot" doesn\'t match any page.');
  expect(command.stdout()).not.toContain('Serving');
});

thoroughly(
  'a contact service that cannot start says why, and nothing is served without it',
  async () => {
    const { root } = siteFolder({}, 'start-no-database');
    mkdirSync(join(root, 'contact.db'));
    const command = start(root, '--port', '0');
    expect(await command.ended).toBe(1);
    expect(command.stderr()).toContain('contact.db');
    expect(command.stderr()).toContain('The contact service ended. Nothing is served without it.');
  },
);

thoroughly(
  'if the contact service dies, a message says so, and the site is still served',
  async () => {
    const { root } = siteFolder({}, 'start-dies');
    const { command, url } = await startServing(root);
    const service = descendantsOf(command.child.pid ?? 0).find((found) =>
      found.command.includes('contact-server.js'),
    );
    process.kill(service?.pid ?? 0, 'SIGKILL');
    await command.printed(
      /^The contact service ended\. The site is still served, but messages cannot be sent\.$/m,
    );
    const { status, body } = await post(url, message);
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { message: 'The server behind /api is not responding.' },
    ]);
    expect((await ask(url, '/')).status).toBe(200);
    expect(await command.stop()).toBe('SIGINT');
  },
);

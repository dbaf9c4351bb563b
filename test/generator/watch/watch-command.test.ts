import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { watchLine } from '../../../src/cli/commands/watch.ts';
import { listen } from '../../../src/server/serve-site.ts';
import { ask } from '../../support/ask.ts';
import { startCommand } from '../../support/command.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWatch } from '../../support/watched.ts';

test('prints each build in a line, and its problems like a build', async () => {
  const { pages, root, write } = siteFolder({}, 'watch-terminal');
  const command = startCommand('site.js', ['watch', '--port', '0'], root);
  await command.printed(/^Serving pages at http:\/\/127\.0\.0\.1:\d+\/$/m);
  await command.printed(/^Built 1 page in \d+ ms: 3 files changed\.$/m);
  write({ 'index.tsx': pageText('Again') });
  await command.printed(/^Built 1 page in \d+ ms: 1 file changed\.$/m);
  write({ 'index.tsx': pageText('Home', { body: '<a href="/abuot">x</a>' }) });
  await command.printed(/^Not built, after \d+ ms\.$/m);
  const build = await runSite(['build', '--pages', pages], { cwd: root });
  expect(command.stderr()).toBe(build.stderr);
  expect(build.stderr).toContain('pages/index.tsx:5: The link "/abuot" doesn\'t match any page.');
  expect(await command.stop('SIGINT')).toBe(130);
});

thoroughly('ends on an interrupt although a browser is connected', async () => {
  const { pages } = siteFolder({}, 'watch-end');
  const { command, hears } = await startWatch(pages);
  let isConnected = false;
  const listening = hears('nothing', () => {
    isConnected = true;
    return false;
  }).catch(() => 'ended');
  await waitFor('the connection', () => isConnected);
  expect(await command.stop('SIGINT')).toBe(130);
  expect(await listening).toBe('ended');
});

test('reports a port in use in a sentence, and watches nothing', async () => {
  const taken = await listen({ host: '127.0.0.1', port: 0 }, async () => {});
  const { port } = new URL(taken.url);
  const { pages } = siteFolder({}, 'watch-port');
  const { code, stderr } = await runSite(['watch', '--pages', pages, '--port', port]);
  taken.close();
  expect(code).toBe(1);
  expect(stderr).toContain(`--port ${port}: Port ${port} on 127.0.0.1 is already in use.`);
});

thoroughly('refuses foreign hosts, and forwards requests to another server', async () => {
  const service = createServer((_, response) => response.writeHead(418).end('from the service'));
  const { url: contact, close } = await listen(
    { host: '127.0.0.1', port: 0 },
    async (request, response) => {
      service.emit('request', request, response);
    },
  );
  const { pages } = siteFolder({}, 'watch-contact');
  const { url, command } = await startWatch(pages, '--proxy', `/api=${contact}`);
  expect(await ask(url, '/api/contact')).toMatchObject({ status: 418, body: 'from the service' });
  for (const path of ['/', '/.site/events', '/.site/watch.js'])
    expect((await ask(url, path, { headers: { host: 'rebound.example' } })).status).toBe(403);
  await command.stop();
  close();
});

test.each([
  [{ changed: 75, problems: [] }, 'Built 75 pages in 38 ms: 75 files changed.'],
  [{ changed: 1, problems: [] }, 'Built 75 pages in 38 ms: 1 file changed.'],
  [{ changed: 0, problems: [] }, 'Built 75 pages in 38 ms: its files are the same.'],
  [
    { changed: 0, problems: [{ file: 'a.tsx', message: 'It is wrong.', hint: 'Fix it.' }] },
    'Not built, after 38 ms.',
  ],
])('a build of watch is summed up in a line: %j', (build, line) => {
  expect(watchLine({ pages: 75, milliseconds: 38, ...build })).toBe(line);
});

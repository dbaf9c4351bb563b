import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { needPermission } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, hour, insertRows, type Row } from './database.ts';
import { runCommand, startProcess, startService, whenDone } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

// Beside the repository's packages, as if `npm ci` had installed them.
const bundle = resolve(`test/.tmp/contact-bundle-${process.pid}`);
whenDone(() => rmSync(bundle, { recursive: true, force: true }));
execFileSync(process.execPath, ['bin/bundle-contact-server.js', bundle]);
const file = join(bundle, 'contact-server.mjs');

test('in production, the service does not call itself ready without SMTP_URL', async () => {
  const service = await startService({ NODE_ENV: 'production' }, { file });
  const ready = await fetch(`${service.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('SMTP_URL');
  const status = startProcess(service.settings, { file, words: ['status'] });
  expect(await status.ended).toBe(1);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});

describe('with 100,000 messages and the memory of the deployed service', () => {
  const image = readFileSync('deploy/Dockerfile', 'utf8');
  const flags = image.match(/--max-old-space-size=\d+/) ?? [];
  let database = '';
  beforeAll(async () => {
    const prepared = await startService();
    await prepared.stop();
    database = prepared.file;
  });

  thoroughly.each<[string, Partial<Row>]>([
    ['waiting', { due_at: Date.now() + hour }],
    ['mailed', { state: 'mailed', mailed_at: Date.now() - hour, attempts: 1 }],
    ['failing', { due_at: Date.now() + hour, attempts: 9, last_error: '550 no' }],
    ['junk', { state: 'junk' }],
  ])('that are %s, it starts within a second and stays small', async (_state, fields) => {
    needPermission(process.platform === 'linux', 'read memory in /proc');
    expect(flags).toHaveLength(1);
    changeRows(database, 'delete from messages');
    insertRows(database, 100_000, fields);
    const server = await startSmtp();
    const settings = { ...server.settings, CONTACT_DB: database, MAILS_PER_HOUR: '100000' };
    const service = await startService(settings, { file, flags });
    const read = (name: string) => readFileSync(`/proc/${service.child.pid}/${name}`, 'utf8');
    // Of the processor's time, in hundredths: other programs may hold up a start for longer.
    const [user, system] = read('stat').split(' ').slice(13, 15);
    expect(Number(user) + Number(system)).toBeLessThan(100);
    expect((await service.post()).status).toBe(200);
    await untilMails(server, 1);
    await fetch(`${service.url}/readyz`);
    expect((await runCommand(settings, 'list')).stdout.split('\n').length).toBeGreaterThan(100_000);
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(read('status')) ?? [];
    expect(Number(peak) / 1_024).toBeLessThan(130);
  });
});

import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { findCommand } from '../../contact-server/commands.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, day, hour, insertRows, rowIn, rowsIn } from './database.ts';
import { goodMessage, runCommand, startService, temporaryFolder } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const server = await startSmtp();
const service = await startService(server.settings);
const { file } = service;
beforeEach(() => {
  changeRows(file, 'delete from messages');
  server.judge = () => 'accept';
});

/** `contact list | grep ^waiting` in a document is the command `list`. */
const documented = [
  'contact-server/README.md',
  'deploy/README.md',
  'docs/owner/messages.md',
].flatMap((document) => {
  const text = readFileSync(document, 'utf8');
  const [, table = ''] = /\n\| `contact …` \|.*\n((?:\|.*\n)+)/.exec(text) ?? [];
  const forms = [
    ...[...text.matchAll(/\bcontact ((?!server|form|service)[a-z-]+(?: [^|;#`&\n]*)?)/g)]
      .filter(([whole]) => isCode(text, whole))
      .map(([, words = '']) => words),
    ...[...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words),
    ),
  ];
  return forms.map((words) => [document, words.trim()] as const);
});

/** Whether a document has a command in backquotes, or as a line of a block. */
function isCode(text: string, command: string): boolean {
  return text.includes(`\`${command}`) || text.split('\n').some((line) => line.startsWith(command));
}

test('the documents name commands', () => {
  expect(documented.length).toBeGreaterThan(20);
});

test.each(documented)('%s names the command "%s" as it is', (_, words) => {
  expect(findCommand(words.split(/\s+/))).toBeDefined();
});

const run = (...words: readonly string[]) => runCommand(service.settings, ...words);
const later = Date.now() + hour;
const waiting = { due_at: later, attempts: 2, last_error: '451 later' };

describe('list and show', () => {
  test('list prints a line for each message', async () => {
    insertRows(file, 2, waiting);
    insertRows(file, 1, { state: 'junk' });
    const { stdout } = await run('list');
    expect(stdout.trim().split('\n')).toHaveLength(3);
    for (const { id } of rowsIn(file)) expect(stdout).toContain(id);
    expect(stdout).toContain('451 later');
    expect(stdout).toMatch(/^junk /m);
  });

  thoroughly('show prints one, named by its id, or by the end of it', async () => {
    insertRows(file, 2, waiting);
    const [row] = rowsIn(file);
    for (const id of [row?.id ?? '', row?.id.slice(-6) ?? '']) {
      const { code, stdout } = await run('show', id);
      expect(code).toBe(0);
      for (const text of [row?.name, row?.email, row?.message]) expect(stdout).toContain(text);
    }
    expect(await run('show', 'nothing')).toMatchObject({ code: 1, stdout: '' });
    expect((await run('show', '2')).code).toBe(1);
  });
});

describe('retry', () => {
  thoroughly('mails a message at once, also from junk', async () => {
    insertRows(file, 1, waiting);
    insertRows(file, 1, { state: 'junk' });
    const before = server.mails.length;
    for (const { id } of rowsIn(file)) expect((await run('retry', id)).code).toBe(0);
    await untilMails(server, before + 2);
  });

  thoroughly('mails all that failed with --all', async () => {
    insertRows(file, 3, waiting);
    const before = server.mails.length;
    expect((await run('retry', '--all')).code).toBe(0);
    await untilMails(server, before + 3);
  });

  test('does not mail what is mailed', async () => {
    insertRows(file, 1, { state: 'mailed', mailed_at: Date.now() });
    expect((await run('retry', rowIn(file).id)).code).toBe(1);
  });
});

describe('forget', () => {
  thoroughly('removes one message, and its words from the file', async () => {
    const own = await startService();
    await own.post({ ...goodMessage, message: 'Forget these words.' });
    await own.post({ ...goodMessage, message: 'Keep these.' });
    const [row] = rowsIn(own.file);
    expect((await runCommand(own.settings, 'forget', row?.id ?? '')).code).toBe(0);
    expect(rowIn(own.file).message).toBe('Keep these.');
    await own.stop();
    for (const name of await readdir(join(own.file, '..')))
      expect(String(await readFile(join(own.file, '..', name)))).not.toContain('Forget these');
    expect((await runCommand(own.settings, 'forget', 'nothing')).code).toBe(1);
  });

  test('removes all of an address in any spelling, and no other', async () => {
    for (const email of ['Dana@Example.com', 'dana@example.com', 'dana@example.org'])
      insertRows(file, 1, { ...waiting, email });
    insertRows(file, 1, { state: 'junk', email: 'dana@EXAMPLE.com' });
    insertRows(file, 1, { state: 'mailed', email: 'dana@example.com', mailed_at: Date.now() });
    expect((await run('forget', '--email', 'DANA@example.com')).code).toBe(0);
    expect(rowsIn(file)).toMatchObject([{ email: 'dana@example.org' }]);
  });

  thoroughly('removes mailed messages and junk before a day', async () => {
    const received_at = Date.now() - 10 * day;
    insertRows(file, 1, { ...waiting, received_at });
    insertRows(file, 1, { state: 'mailed', received_at, mailed_at: received_at });
    insertRows(file, 1, { state: 'junk', received_at });
    insertRows(file, 1, { state: 'junk' });
    const date = new Date(Date.now() - 5 * day).toISOString().slice(0, 10);
    expect((await run('forget', '--before', date)).code).toBe(0);
    expect(rowsIn(file).map(({ state }) => state)).toEqual(['waiting', 'junk']);
    expect((await run('forget', '--before', 'soon')).code).toBe(2);
  });

  thoroughly('is final during a delivery, whether the server then accepts or refuses', async () => {
    for (const [round, ending] of (['accept', 'refuse', 'cut off'] as const).entries()) {
      let finish = () => {};
      const held = await startSmtp({
        onData(stream, _session, done) {
          stream.resume().on('end', () => {
            finish = () => done(ending === 'accept' ? null : new Error('no'));
          });
        },
      });
      const own = await startService(held.settings);
      await own.post({ ...goodMessage, message: `Round ${round}` });
      await expect.poll(() => String(finish)).toContain('done');
      const { code } = await runCommand(own.settings, 'forget', '--email', goodMessage.email);
      expect(code).toBe(0);
      if (ending === 'cut off') own.child.kill('SIGKILL');
      else finish();
      await (ending === 'cut off' ? own.ended : own.stop());
      expect(rowsIn(own.file)).toEqual([]);
      const next = await startService({ ...server.settings, CONTACT_DB: own.file });
      const before = server.mails.length;
      await next.post({ ...goodMessage, message: 'The next message.' });
      await untilMails(server, before + 1);
      expect(server.mails.at(-1)?.text).toContain('The next message.');
      await next.stop();
    }
  });
});

describe('export and import', () => {
  test('export prints one JSON object a line', async () => {
    await service.post({ ...goodMessage, 'leave-empty': 'x' }, { 'idempotency-key': 'k1' });
    await service.post();
    const lines = (await run('export')).stdout.trim().split('\n');
    const { id, key } = rowsIn(file)[0] ?? {};
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ...goodMessage, id, key, state: 'junk' },
      { ...goodMessage, key: null },
    ]);
  });

  thoroughly('import takes the files of the earlier spool, once', async () => {
    const { settings, spool } = await earlierSpool();
    expect((await runCommand(settings, 'import', spool)).code).toBe(1);
    const rows = rowsIn(settings.CONTACT_DB);
    expect(rows.map(({ id, state }) => `${id.slice(-1)} ${state}`)).toEqual([
      ...['1 waiting', '2 waiting', '3 waiting', '4 mailed', '5 junk'],
    ]);
    expect(rows[0]).toMatchObject({ ...goodMessage, received_at: Date.UTC(2026, 2, 4, 12, 1) });
    changeRows(settings.CONTACT_DB, 'update messages set attempts = 7');
    await runCommand(settings, 'import', spool);
    expect(rowsIn(settings.CONTACT_DB)).toEqual(rows.map((row) => ({ ...row, attempts: 7 })));
    const mails = server.mails.length;
    await startService({ ...server.settings, ...settings });
    await untilMails(server, mails + 3);
  });
});

describe('backup', () => {
  thoroughly(
    'made while messages come in restores everything, and only its owner can read it',
    async () => {
      const source = await startService();
      const backup = join(await temporaryFolder(), 'backup.db');
      const accepted: string[] = [];
      let isOver = false;
      const load = Array.from({ length: 4 }, async (_, lane) => {
        for (let count = 0; !isOver; count += 1) {
          const message = `Lane ${lane}, ${count}.`;
          if ((await source.post({ ...goodMessage, message })).ok) accepted.push(message);
        }
      });
      await expect.poll(() => accepted.length).toBeGreaterThan(20);
      const before = [...accepted];
      const { code, stderr } = await runCommand(source.settings, 'backup', backup);
      isOver = true;
      await Promise.all(load);
      expect([code, stderr]).toEqual([0, '']);
      expect((await stat(backup)).mode & 0o777).toBe(0o600);
      expect((await runCommand(source.settings, 'backup', backup)).code).toBe(1);
      const restored = await startService({ CONTACT_DB: backup });
      const messages = rowsIn(restored.file).map(({ message }) => message);
      expect(messages).toEqual(expect.arrayContaining(before));
      expect(new Set(messages).size).toBe(messages.length);
    },
  );
});

describe('check-config', () => {
  thoroughly('logs in to the mail server, and mails nothing unless asked', async () => {
    const before = server.mails.length;
    expect((await run('check-config')).code).toBe(0);
    expect(server.mails).toHaveLength(before);
    expect((await run('check-config', '--send')).code).toBe(0);
    expect(server.mails).toHaveLength(before + 1);
  });

  thoroughly('says what is wrong without the password', async () => {
    const locked = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'p:w/@' ? done(null, { user: 'shop' }) : done(new Error('no')),
    });
    const check = (password: string) => {
      const SMTP_URL = `smtp://shop:${password}@127.0.0.1:${locked.port}`;
      return runCommand({ ...service.settings, SMTP_URL }, 'check-config');
    };
    const wrong = await check('s3cret');
    expect(wrong.code).toBe(1);
    expect(wrong.stdout + wrong.stderr).not.toContain('s3cret');
    expect((await check('p%3Aw%2F%40')).code).toBe(0);
    const { SMTP_URL: _, ...withoutMail } = service.settings;
    expect((await runCommand(withoutMail, 'check-config')).code).toBe(1);
  });
});

thoroughly.each([['nonsense'], ['forget'], ['retry'], ['list', 'lost']])(
  'a wrong command prints its usage and exits with 2: %s %s',
  async (...words) => {
    const { code, stderr } = await run(...words);
    expect(code).toBe(2);
    expect(stderr).not.toMatch(/\n +at /);
  },
);

/** One message in each folder, as earlier versions stored them, and a file that is not a message. */
async function earlierSpool() {
  const folder = await temporaryFolder();
  const spool = join(folder, 'spool');
  for (const [index, name] of ['new', 'cur', 'failed', 'sent', 'junk'].entries()) {
    const id = `20260304T120${index + 1}00000Z-000000000000000${index + 1}`;
    const receivedAt = `2026-03-04T12:0${index + 1}:00.000Z`;
    await mkdir(join(spool, name), { recursive: true });
    const message = { id, receivedAt, ...goodMessage, messageId: `<${id}@shop.example>` };
    await writeFile(join(spool, name, `${id}.json`), JSON.stringify(message));
  }
  await writeFile(join(spool, 'new', '20260304T130000000Z-0000000000000006.json'), '{"id":');
  const CONTACT_DB = join(folder, 'contact.db');
  return { spool, settings: { ...server.settings, CONTACT_DB, PORT: '0' } };
}

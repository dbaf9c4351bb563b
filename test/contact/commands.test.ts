import { type StdioOptions, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import type { Annotations } from '../../contact-server/storage/stored-message.ts';
import { version } from '../../package.json';
import { needOtherUser } from '../support/system-tools.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startProcess } from './start-process.ts';
import { startSmtp } from './start-smtp.ts';

const program = fileURLToPath(new URL('../../bin/contact-server.js', import.meta.url));

describe('list and show', () => {
  test('list every message with its folder, and print one', async () => {
    const { spool, put, run } = await makeSpool();
    const sent = await put({ name: 'Amy' }, '2026-02-01T10:00:00Z');
    await spool.move(sent, 'new', 'sent');
    const fresh = await put(
      { name: 'Bo \u202egnp', message: 'Two\nlines.' },
      '2026-02-02T10:00:00Z',
    );
    const junk = await put({ name: 'Cy' }, '2026-02-03T10:00:00Z', { junk: 'links' });
    const listed = run('list').stdout;
    expect(listed.split('\n').slice(0, 3)).toEqual([
      `new    ${fresh}  shipping-quote   Bo \ufffdgnp <dana@example.com>`,
      `sent   ${sent}  shipping-quote   Amy <dana@example.com>`,
      `junk   ${junk}  shipping-quote   Cy <dana@example.com> (links)`,
    ]);
    expect(run('list', 'junk').stdout).toBe(`${listed.split('\n')[2]}\n`);
    const shown = run('show', fresh.slice(-16)).stdout;
    expect(shown).toContain('In: new\nName: Bo \ufffdgnp\nEmail: dana@example.com\n');
    expect(shown).toContain('\n\nTwo\nlines.\n');
  });

  test.each([
    ['20270101', 1, 'No message has the id "20270101".'],
    ['202602', 1, '2 messages have an id that begins or ends with "202602".'],
  ])('report an id that matches none or several (%s)', async (id, status, sentence) => {
    const { put, run } = await makeSpool();
    await put({}, '2026-02-01T10:00:00Z');
    await put({}, '2026-02-02T10:00:00Z');
    const shown = run('show', id);
    expect(shown).toMatchObject({ status, stdout: '' });
    expect(shown.stderr).toContain(sentence);
  });
});

describe('export', () => {
  test('gives a spreadsheet no formulas, and all of the text', async () => {
    const { put, run } = await makeSpool();
    const message = 'One; "two", three\nfour 📦';
    await put(
      { name: '=HYPERLINK("http://a.example")', phone: '+1 910', message },
      '2026-02-01T10:00:00Z',
    );
    await put({ name: '@SUM(1)', phone: '-1' }, '2026-02-02T10:00:00Z');
    const { stdout } = run('export', '--csv');
    expect(stdout).toMatch(/^\ufefffolder,id,receivedAt,name,email,phone,subject,message\n/);
    expect(stdout).toContain(`"'=HYPERLINK(""http://a.example"")",dana@example.com,'+1 910,`);
    expect(stdout).toContain(`"One; ""two"", three\nfour 📦"`);
    expect(stdout).toContain(`,'@SUM(1),dana@example.com,'-1,`);
  });

  test('gives a program one JSON document per line', async () => {
    const { put, run } = await makeSpool();
    const ids = [await put({}, '2026-02-01T10:00:00Z'), await put({}, '2026-02-02T10:00:00Z')];
    const lines = run('export', '--json').stdout.trimEnd().split('\n');
    const read = lines.map((line): unknown => JSON.parse(line));
    expect(read).toEqual(
      ids.map((id) => ({ folder: 'new', id, receivedAt: expect.any(String), ...goodMessage })),
    );
  });

  test('of one address finds it in every spelling', async () => {
    const { path, put, run } = await makeSpool();
    const id = await put({ email: 'Dana@bücher.example' }, '2026-02-01T10:00:00Z');
    await put({}, '2026-02-02T10:00:00Z');
    await writeFile(join(path, 'corrupt', 'half.json'), '{ "email": "dana@bücher.example", "na');
    const { status, stdout, stderr } = run('export', '--email', 'dana@xn--bcher-kva.example');
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toContain(id);
    expect(stderr).toBe('corrupt/half.json contains the address too.\n');
  });

  test('to a full disk exits with 1 and says how many messages are missing', async () => {
    const { path, put, env } = await makeSpool();
    for (const day of [1, 2, 3, 4, 5]) await put({}, `2026-02-0${day}T10:00:00Z`);
    for (const format of ['--json', '--csv']) {
      const full = openSync('/dev/full', 'w');
      const stdio: StdioOptions = ['ignore', full, 'pipe'];
      const { status, stderr } = spawnSync(process.execPath, [program, 'export', format], {
        env,
        stdio,
        encoding: 'utf8',
      });
      closeSync(full);
      expect(status).toBe(1);
      expect(stderr).toBe(
        'The output could not be written (ENOSPC): 5 messages are missing of 5.\n',
      );
    }
    const file = `${path}.export`;
    const limited = spawnSync(
      'sh',
      ['-c', `ulimit -f 1; "$0" "$1" export > ${file}`, process.execPath, program],
      {
        env,
        encoding: 'utf8',
      },
    );
    expect(limited.status).toBe(1);
    expect(limited.stderr).toMatch(/\(EFBIG\): [1-4] messages are missing of 5\.\n$/);
  });

  test('of neither format or both is a usage error', async () => {
    const { run } = await makeSpool();
    expect(run('export')).toMatchObject({ status: 0, stdout: '' });
    expect(run('export', '--csv', '--json')).toMatchObject({ status: 2 });
  });
});

describe('forget', () => {
  test('removes an address from every folder, in upper or lower case', async () => {
    const { spool, put, run } = await makeSpool();
    await put({ email: 'Gone@example.com' }, '2026-02-01T10:00:00Z');
    const failed = await put({ email: 'gone@example.com' }, '2026-02-02T10:00:00Z');
    await spool.move(failed, 'new', 'failed');
    await put({ email: 'gone@example.com' }, '2026-02-03T10:00:00Z', { junk: 'links' });
    const kept = await put({}, '2026-02-04T10:00:00Z');
    expect(run('forget', '--email', 'gone@EXAMPLE.com').stdout).toBe('3 messages removed.\n');
    expect(await spool.list('new')).toEqual([kept]);
    expect(await spool.list('failed')).toEqual([]);
    expect(await spool.list('junk')).toEqual([]);
  });

  test('finds a punycode address, and addresses in damaged files', async () => {
    const { path, spool, put, run } = await makeSpool();
    await put({ email: 'dana@bücher.example' }, '2026-02-01T10:00:00Z');
    await put({ email: 'dana@XN--bcher-kva.example' }, '2026-02-02T10:00:00Z');
    const other = 'ann.dana@bücher.example';
    await writeFile(join(path, 'corrupt', 'half.json'), '{ "email": "Dana@Bücher.example", "na');
    await writeFile(join(path, 'corrupt', 'other.json'), `{ "email": "${other}", "na`);
    expect(run('forget', '--email', 'dana@xn--bcher-kva.EXAMPLE')).toMatchObject({
      status: 0,
      stdout: '3 messages removed.\n',
    });
    expect(await spool.list('new')).toEqual([]);
    expect(await spool.names('corrupt')).toEqual(['other.json']);
  });

  test.each([
    ['zeros, as after a power loss', Buffer.alloc(9_000_000)],
    ['one long word', Buffer.alloc(9_000_000, 'a')],
    ['nothing but @', Buffer.alloc(9_000_000, '@')],
    ['many addresses', Buffer.alloc(9_000_000, 'a@b.example ')],
  ])('searches a damaged file of %s', async (_what, bytes) => {
    const { path, spool, run } = await makeSpool();
    const address = Buffer.from('\0"email": "dana@example.com"\0');
    await writeFile(join(path, 'corrupt', 'whose.json'), Buffer.concat([bytes, address]));
    await writeFile(join(path, 'corrupt', 'other.json'), bytes);
    expect(run('export', '--email', 'dana@example.com').stderr).toBe(
      'corrupt/whose.json contains the address too.\n',
    );
    expect(run('forget', '--email', 'dana@example.com').stdout).toBe('1 message removed.\n');
    expect(await spool.names('corrupt')).toEqual(['other.json']);
  });

  test.each(['new', 'cur', 'sent', 'failed', 'junk'])(
    'and export find an address in damaged files of %s/, and list names them',
    async (folder) => {
      const { path, spool, put, run } = await makeSpool();
      const kept = await put({ email: 'ann@example.com' }, '2026-02-01T10:00:00Z');
      const half = `${kept.slice(0, -1)}${kept.endsWith('0') ? '1' : '0'}.json`;
      const text = '{ "email": "Dana@example.com", "na';
      for (const name of [half, 'notes\n.txt']) await writeFile(join(path, folder, name), text);
      await writeFile(join(path, folder, 'other.txt'), '{ "email": "ann.dana@example.com"');
      const named = [half, 'notes\\n.txt'].map((name) => `${folder}/${name}`);
      const exported = run('export', '--email', 'dana@example.com');
      expect(exported).toMatchObject({ status: 0, stdout: '' });
      expect(exported.stderr).toBe(
        named.map((file) => `${file} contains the address too.\n`).join(''),
      );
      expect(run('list', folder).stderr).toBe(
        [...named, `${folder}/other.txt`]
          .map((file) => `${file} could not be read as a message.\n`)
          .join(''),
      );
      expect(run('forget', '--email', 'dana@example.com')).toMatchObject({
        status: 0,
        stdout: '2 messages removed.\n',
      });
      const left = folder === 'new' ? [`${kept}.json`, 'other.txt'] : ['other.txt'];
      expect(await readdir(join(path, folder))).toEqual(left);
      expect(await spool.list('new')).toEqual([kept]);
    },
  );

  test('says which damaged files it could not search', async () => {
    const { path, run } = await makeSpool();
    await mkdir(join(path, 'corrupt', 'folder.json'));
    await mkdir(join(path, 'sent', 'folder.json'));
    expect(run('forget', '--email', 'dana@example.com')).toMatchObject({
      status: 1,
      stdout: '0 messages removed.\n',
      stderr: ['sent', 'corrupt']
        .map((folder) => `${folder}/folder.json could not be searched. Check it by hand.\n`)
        .join(''),
    });
  });

  test('without an option removes spam and failures only after an email has listed them', async () => {
    const { path, spool, put, run } = await makeSpool();
    const old = '2025-02-01T10:00:00Z';
    const ids = [await put({}, old, { junk: 'hidden field' }), await put({}, old, { junk: 'x' })];
    const failed = await put({}, old);
    await spool.move(failed, 'new', 'failed');
    const at = '2025-03-01T10:00:00.000Z';
    const files = { [`junk/${ids[0]}.json`]: at };
    await writeFile(join(path, 'reported.json'), JSON.stringify({ last: at, files }));
    expect(run('forget').stdout).toBe('1 message removed.\n');
    expect(await spool.list('junk')).toEqual([ids[1]]);
    expect(await spool.list('failed')).toEqual([failed]);
  });

  test('removes what is older than a date, but nothing that still has to be mailed', async () => {
    const { spool, put, run } = await makeSpool();
    const waiting = await put({}, '2026-01-31T23:59:59Z');
    const old = await put({}, '2026-01-31T23:59:59Z');
    const young = await put({}, '2026-02-01T00:00:00Z');
    await spool.move(old, 'new', 'sent');
    await spool.move(young, 'new', 'sent');
    expect(run('forget', '--before', '2026-02-01').stdout).toBe('1 message removed.\n');
    expect(await spool.list('new')).toEqual([waiting]);
    expect(await spool.list('sent')).toEqual([young]);
  });

  test('without an option removes messages mailed more than KEEP_DAYS ago', async () => {
    const { spool, put, run } = await makeSpool();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = await put({}, daysAgo(31));
    const young = await put({}, daysAgo(29));
    for (const id of [old, young]) await spool.move(id, 'new', 'sent');
    run('forget');
    expect(await spool.list('sent')).toEqual([young]);
  });

  test.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-3-1',
    '2026-03-01T12:00',
    'yesterday',
  ])('refuses the date %s, and removes nothing', async (date) => {
    const { spool, put, run } = await makeSpool();
    const kept = await put({}, '2026-02-28T10:00:00Z');
    await spool.move(kept, 'new', 'sent');
    expect(run('forget', '--before', date)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Use a date of the calendar, such as 2026-01-31.'),
    });
    expect(await spool.list('sent')).toEqual([kept]);
  });
});

describe('retry', () => {
  test.each(['failed', 'junk'] as const)(
    'returns a message from %s/ to the queue, and the service mails it',
    async (folder) => {
      const server = await startSmtp();
      const { path, spool, put, run } = await makeSpool();
      const id = await put(
        {},
        new Date().toISOString(),
        folder === 'junk' ? { junk: 'links' } : {},
      );
      if (folder === 'failed') await spool.move(id, 'new', 'failed');
      expect(run('retry', id).stdout).toBe(
        `${id} is mailed within a minute while the service runs.\n`,
      );
      startProcess({
        CONTACT_SPOOL: path,
        PORT: '0',
        SMTP_URL: server.url,
        MAIL_TO: 'store@example.com',
        MAIL_FROM: 'contact@shop.example',
      });
      const subjects = () => server.mails.map(({ subject }) => subject);
      await expect.poll(subjects).toContain('Shipping Quote');
      await expect.poll(() => spool.list('sent')).toEqual([id]);
      expect(run('retry', id).stderr).toContain('was mailed already');
    },
  );

  test('--all mails everything in failed/, and leaves spam alone', async () => {
    const { spool, put, run } = await makeSpool();
    const ids = [await put({}, '2026-02-01T10:00:00Z'), await put({}, '2026-02-02T10:00:00Z')];
    for (const id of ids) await spool.move(id, 'new', 'failed');
    const junk = await put({}, '2026-02-03T10:00:00Z', { junk: 'hidden field' });
    expect(run('retry', '--all').stdout).toBe(
      '2 messages are mailed within a minute while the service runs.\n',
    );
    expect(await spool.list('new')).toEqual(ids);
    expect(await spool.list('junk')).toEqual([junk]);
    expect(run('retry', '--all').stdout).toBe('0 messages in failed/.\n');
    expect(run('retry')).toMatchObject({ status: 2 });
    expect(run('retry', '--all', junk)).toMatchObject({ status: 2 });
  });
});

describe('the settings', () => {
  test('are tested, and a test email is sent', async () => {
    const server = await startSmtp();
    const { run, path } = await makeSpool();
    const mail = { SMTP_URL: server.url, MAIL_TO: 'a@example.com', MAIL_FROM: 'b@example.com' };
    const checked = await tryWith(path, mail, '--check-config');
    expect(checked).toContain(`127.0.0.1, port ${server.port}, accepts this service.`);
    expect(server.mails).toEqual([]);
    expect(await tryWith(path, mail, '--send-test')).toContain(
      'accepted a test email to a@example.com.',
    );
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Contact form: test email']);
    expect(run('--check-config')).toMatchObject({
      status: 1,
      stderr: 'SMTP_URL is not set: messages are stored and not mailed.\n',
    });
  });

  test.each([
    ['a file', '.'],
    ['inside of a file', '..'],
  ])('--check-config refuses a folder that is %s', async (_what, file) => {
    const { path, run } = await makeSpool();
    await rm(join(path, file), { recursive: true });
    await writeFile(join(path, file), '');
    const { status, stdout, stderr } = run('--check-config');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`CONTACT_SPOOL is "${path}".\n  Set it to a folder that user `);
  });

  test('that do not work are named, without the password', async () => {
    const server = await startSmtp({ allowInsecureAuth: true });
    const { path } = await makeSpool();
    const mail = {
      SMTP_URL: `smtp://shop:s3cret@127.0.0.1:${server.port}`,
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'b@example.com',
    };
    const said = await tryWith(path, mail, '--check-config');
    expect(said).toContain('does not work: the mail server refused the user name or password (535');
    expect(said).not.toContain('s3cret');
  });

  test('have to be complete for a command, too', () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'list'], {
      env: { PATH: process.env['PATH'], SMTP_URL: 'smtp://shop:s3cret@mail.example/x?y' },
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^SMTP_URL is wrong; it is not shown/m);
    expect(stderr).not.toContain('s3cret');
    expect(stderr).toContain('CONTACT_SPOOL is not set.');
  });

  test('a missing folder is refused', async () => {
    const { env, path } = await makeSpool();
    const CONTACT_SPOOL = `${path}-mistyped`;
    for (const words of [['list'], ['export'], ['status'], ['forget', '--email', 'a@b.example']]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
        env: { ...env, CONTACT_SPOOL },
        encoding: 'utf8',
      });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(
        `CONTACT_SPOOL is "${CONTACT_SPOOL}".\n  Set it to the folder of the service. This one has no messages.\n`,
      );
    }
  });

  test('another user gets a sentence, not a stack', async () => {
    needOtherUser();
    const { env, path, run } = await makeSpool();
    await chmod(path, 0o700);
    run('list');
    const other = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, program];
    const { status, stderr } = spawnSync('setpriv', [...other, 'list'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^This user \(65534\) may not use the messages: /);
    expect(stderr).toContain('Run the command as the user of the service');
    expect(stderr).not.toMatch(/\n +at /);
  });

  test('--version prints the version of the package', async () => {
    const { run } = await makeSpool();
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  test('an unknown command is refused', async () => {
    const { run } = await makeSpool();
    expect(run('lst')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'error: unknown command "lst"\n  The commands are status, list, show, retry, export, and forget; --help describes them.\n',
    });
    expect(run('li\u001b[2Jst').stderr).not.toContain('\u001b');
    expect(run('list', 'junk', 'more')).toMatchObject({ status: 2, stdout: '' });
    expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
  });
});

async function makeSpool() {
  const path = join(await temporaryFolder(), 'spool');
  const spool = createMessageStore(path);
  await spool.prepare();
  const put = (message: Partial<typeof goodMessage>, at: string, marks?: Annotations) =>
    spool.add({ ...goodMessage, ...message, ...marks }, new Date(at));
  const env = { PATH: process.env['PATH'], CONTACT_SPOOL: path };
  const run = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      env,
      encoding: 'utf8',
      // Only ends a command that hangs.
      timeout: 300_000,
    });
    return { status, stdout, stderr };
  };
  return { path, spool, put, run, env };
}

/** The mail server runs in this process, so a test may not block while it waits for the command. */
async function tryWith(path: string, mail: Readonly<Record<string, string>>, word: string) {
  const { ended, output } = startProcess({ CONTACT_SPOOL: path, ...mail }, [], [word]);
  await ended;
  return output.stdout + output.stderr;
}

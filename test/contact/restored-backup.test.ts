import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { needOtherUser } from '../support/system-tools.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

/** Debian's user `nobody`. */
const otherUser = '65534';
const asOtherUser = ['setpriv', `--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'];

describe('a backup restored by root', () => {
  beforeEach(needOtherUser);

  test('is refused with the name of its first message and a fix', async () => {
    const { folder, id } = await restoreAsRoot();
    const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asOtherUser);
    expect(await service.ended).toBe(2);
    expect(service.output.stderr).toContain(
      `new/${id}.json belongs to user 0, and user ${otherUser}`,
    );
    expect(service.output.stderr).toContain(`chown -R ${otherUser} ${folder}`);
    expect(service.output.stderr).not.toMatch(/\n +at /);
  });

  test('works once its messages belong to the user of the service', async () => {
    const { folder, id } = await restoreAsRoot();
    await chown(join(folder, 'new', `${id}.json`), Number(otherUser), Number(otherUser));
    const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asOtherUser);
    await untilListening(service);
  });
});

test('a folder of another user is refused with a sentence, not a stack', async () => {
  needOtherUser();
  const folder = join(await temporaryFolder(), 'spool');
  await createMessageStore(folder).prepare();
  const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asOtherUser);
  expect(await service.ended).toBe(2);
  expect(service.output.stderr).toMatch(/^CONTACT_SPOOL is .*\n {2}Set it to a folder that user /m);
  expect(service.output.stderr).not.toMatch(/\n +at /);
});

const useUpOpenFiles = fileURLToPath(new URL('use-up-open-files.mjs', import.meta.url));

test.each([
  ['the service', []],
  ['a command', ['list']],
])('%s reports too many open files in a sentence, not a stack', async (_, words) => {
  const folder = join(await temporaryFolder(), 'spool');
  await createMessageStore(folder).prepare();
  const bundle = await temporaryFolder();
  execFileSync(process.execPath, ['bin/bundle-contact-server.js', bundle]);
  const service = startProcess(
    { CONTACT_SPOOL: folder, PORT: '0', NODE_OPTIONS: `--import ${useUpOpenFiles}` },
    ['bash', '-c', 'ulimit -n 100; exec "$@"', 'bash'],
    words,
    join(bundle, 'contact-server.mjs'),
  );
  expect(await service.ended).toBe(1);
  expect(service.output.stderr).toMatch(
    /^Too many files are open: .*EMFILE.*\n {2}Raise the limit/m,
  );
  expect(service.output.stderr).not.toMatch(/\n +at /);
});

/** The folders belong to the user of the service, and one message in them to root. */
async function restoreAsRoot() {
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  const folder = join(parent, 'spool');
  await mkdir(folder);
  const store = createMessageStore(folder);
  await store.prepare();
  const id = await store.add(goodMessage, new Date());
  await chown(folder, Number(otherUser), Number(otherUser));
  for (const name of await readdir(folder))
    await chown(join(folder, name), Number(otherUser), Number(otherUser));
  await writeFile(join(parent, 'note'), '');
  return { folder, id };
}

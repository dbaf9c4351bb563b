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
const nobody = '65534';
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];

describe('a backup restored by root', () => {
  beforeEach(needOtherUser);

  test('is refused by the name of its first message, with what to do', async () => {
    const { folder, id } = await restoreAsRoot();
    const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asNobody);
    expect(await service.ended).toBe(2);
    expect(service.output.stderr).toContain(`new/${id}.json belongs to user 0, and user ${nobody}`);
    expect(service.output.stderr).toContain(`chown -R ${nobody} ${folder}`);
    expect(service.output.stderr).not.toMatch(/\n +at /);
  });

  test('is served once its messages belong to the user of the service', async () => {
    const { folder, id } = await restoreAsRoot();
    await chown(join(folder, 'new', `${id}.json`), Number(nobody), Number(nobody));
    const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asNobody);
    await untilListening(service);
  });
});

test('a folder of another user is refused with a sentence, not a stack', async () => {
  needOtherUser();
  const folder = join(await temporaryFolder(), 'spool');
  await createMessageStore(folder).prepare();
  const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, asNobody);
  expect(await service.ended).toBe(2);
  expect(service.output.stderr).toMatch(/^CONTACT_SPOOL is .*\n {2}It has to name a folder/m);
  expect(service.output.stderr).not.toMatch(/\n +at /);
});

const useUpOpenFiles = fileURLToPath(new URL('use-up-open-files.mjs', import.meta.url));

test.each([
  ['the service', []],
  ['a command', ['list']],
])('%s explains too many open files with a sentence, not a stack', async (_, words) => {
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

/** The folders belong to the user of the service, and a message in them to root. */
async function restoreAsRoot() {
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  const folder = join(parent, 'spool');
  await mkdir(folder);
  const store = createMessageStore(folder);
  await store.prepare();
  const id = await store.add(goodMessage, new Date());
  await chown(folder, Number(nobody), Number(nobody));
  for (const name of await readdir(folder))
    await chown(join(folder, name), Number(nobody), Number(nobody));
  await writeFile(join(parent, 'note'), '');
  return { folder, id };
}

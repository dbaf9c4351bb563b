import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { type ContactProcess, startProcess, untilListening } from './start-process.ts';

describe('two services on one folder', () => {
  test('start together: one listens, the others name it and exit with 2', async () => {
    for (let round = 0; round < 4; round += 1) {
      const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
      if (round % 2 === 1) await leaveStaleLock(CONTACT_SPOOL);
      const services = [1, 2, 3].map(() => startProcess({ CONTACT_SPOOL, PORT: '0' }));
      const outcomes = await Promise.all(services.map(outcomeOf));
      expect(outcomes.filter((outcome) => outcome === 'listens')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 2)).toHaveLength(2);
      const winner = services[outcomes.indexOf('listens')];
      for (const loser of services.filter((service) => service !== winner))
        expect(loser.output.stderr).toMatch(
          new RegExp(
            `Another contact service owns this folder: process ${winner?.child.pid} on \\S+, since \\d{4}-`,
          ),
        );
    }
  });

  test('after its folder is removed, the owner creates it again, and still owns it', async () => {
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    const first = startProcess({ CONTACT_SPOOL, PORT: '0' });
    const url = await untilListening(first);
    await rm(CONTACT_SPOOL, { recursive: true });
    expect((await postMessage(url)).status).toBe(200);
    const second = startProcess({ CONTACT_SPOOL, PORT: '0' });
    expect(await outcomeOf(second)).toBe(2);
    expect(second.output.stderr).toContain(`process ${first.child.pid} `);
    expect(await storedIn(CONTACT_SPOOL)).toHaveLength(1);
  });

  test('a service that lost its folder to another one stores nothing more, names it, and exits with 2', async () => {
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    const first = startProcess({ CONTACT_SPOOL, PORT: '0' });
    await untilListening(first);
    first.child.kill('SIGSTOP');
    await rm(CONTACT_SPOOL, { recursive: true });
    const second = startProcess({ CONTACT_SPOOL, PORT: '0' });
    await untilListening(second);
    first.child.kill('SIGCONT');
    expect(await first.ended).toBe(2);
    expect(first.output.stderr).toContain(
      `Another contact service owns this folder: process ${second.child.pid} `,
    );
  });
});

/** As after a crash: the process is gone, and its lock is still there. */
async function leaveStaleLock(CONTACT_SPOOL: string): Promise<void> {
  const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
  await untilListening(service);
  service.child.kill('SIGKILL');
  await service.ended;
}

async function outcomeOf(service: ContactProcess): Promise<number | string | null> {
  const listens = expect
    .poll(() => service.output.stdout)
    .toMatch(/listening on .*\n/)
    .then(
      () => 'listens',
      () => 'said nothing',
    );
  return Promise.race([listens, service.ended]);
}

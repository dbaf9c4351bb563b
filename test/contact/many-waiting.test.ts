import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

test('a start with many waiting messages reads their names, and none of their contents', async () => {
  const folder = join(await temporaryFolder(), 'spool');
  mkdirSync(join(folder, 'new'), { recursive: true });
  const at = new Date().toISOString().replace(/[-:.]/g, '');
  const count = 5_000;
  for (let index = 0; index < count; index += 1) {
    const id = `${at}-${String(index).padStart(16, '0')}`;
    const stored = { id, receivedAt: new Date().toISOString(), ...goodMessage };
    writeFileSync(join(folder, 'new', `${id}.json`), JSON.stringify(stored));
  }
  const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' });
  await untilListening(service);
  const reads = /^syscr: (\d+)$/m.exec(readFileSync(`/proc/${service.child.pid}/io`, 'utf8'));
  expect(Number(reads?.[1])).toBeLessThan(count);
});

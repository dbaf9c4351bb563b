import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { largeSize } from '../../../src/core/files/output-files.ts';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { build } from '../../support/build.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { startWatch } from '../../support/watched.ts';

const start = 'the first bytes';
const film = Buffer.concat([
  Buffer.from(start),
  Buffer.alloc(largeSize, 7),
  Buffer.from('the end'),
]);
const filmed = () => {
  const site = siteFolder({ '_public/small.bin': 'small' });
  writeFileSync(join(site.pages, '_public/film.bin'), film);
  return site;
};

async function expectServed(url: string): Promise<void> {
  const whole = await fetch(`${url}film.bin`);
  expect(whole.headers.get('content-length')).toBe(String(film.length));
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const head = await fetch(`${url}film.bin`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)]);
  const part = async (range: string) => {
    const answer = await fetch(`${url}film.bin`, { headers: { range: `bytes=${range}` } });
    return [answer.status, await answer.text()];
  };
  expect(await part(`0-${start.length - 1}`)).toEqual([206, start]);
  expect(await part(`${film.length - 7}-`)).toEqual([206, 'the end']);
  expect(await part(`${film.length}-`)).toEqual([416, '']);
  const etag = whole.headers.get('etag') ?? '';
  const again = await ask(url, '/film.bin', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
}

test('a large file is copied once, and served in whole or in part', async () => {
  const site = filmed();
  const built = join(site.out, 'film.bin');
  expect((await build(site)).problems).toEqual([]);
  expect(readFileSync(built).equals(film)).toBe(true);
  const { ino } = statSync(built);
  await build(site);
  expect(statSync(built).ino).toBe(ino);
  const { url, close } = await preview({ folder: site.out, host: '127.0.0.1', port: 0 });
  onTestFinished(() => close());
  await expectServed(url);
  const other = Buffer.from(film).fill('z', film.length - 1);
  writeFileSync(join(site.pages, '_public/film.bin'), other);
  await build(site);
  expect(readFileSync(built).equals(other)).toBe(true);
});

test('watch serves a large file from disk', async () => {
  const site = filmed();
  const watched = await startWatch(site.pages);
  await expectServed(watched.url);
  await watched.command.stop();
});

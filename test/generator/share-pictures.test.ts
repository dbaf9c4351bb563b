import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { createOgImageDrawer } from '../../src/assets/og-images/draw.ts';
import type { Drawing, DrawnImage, OgImageDrawer } from '../../src/author/definition/og-image.ts';
import { firstLines } from '../support/broken-site.ts';
import { build } from '../support/build.ts';
import { runSite } from '../support/run-site.ts';
import { homeTo, pageText, siteFolder, siteText } from '../support/site-folder.ts';

const temporary = resolve('test/.tmp/share-pictures');
const workerFile = join(temporary, 'draw-worker.mjs');
const font = { name: 'Label', weight: 600, file: 'label.ttf' } as const;

beforeAll(async () => {
  mkdirSync(temporary, { recursive: true });
  const entryPoints = ['src/assets/og-images/worker.ts'];
  const how = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  await bundle({ entryPoints, outfile: workerFile, ...how });
});

const emptyFolder = (): string => mkdtempSync(join(temporary, 'cache-'));

function drawerIn(cacheFolder: string, worker = workerFile) {
  return createOgImageDrawer({
    workerFile: worker,
    cacheFolder,
    folder: resolve('test/fixtures/fonts'),
  });
}

function words(text: string, style: Readonly<Record<string, unknown>> = {}): Drawing {
  const props = { style: { display: 'flex', fontSize: 60, ...style }, children: text };
  return { width: 1200, height: 630, fonts: [font], element: { type: 'div', key: null, props } };
}

/** Draws each on a page of its own, as a build does. */
async function drawAll(drawings: Readonly<Record<string, Drawing>>, drawer: OgImageDrawer) {
  const names = Object.keys(drawings);
  const pages = Object.entries(drawings).map(([name, drawing]) => ({
    drawing,
    address: `/${name}`,
  }));
  const images = await Promise.all(pages.map(drawer.draw));
  await drawer.finish();
  return new Map(names.map((name, index) => [name, images[index]]));
}

async function drawOne(drawing: Drawing, drawer = drawerIn(emptyFolder())): Promise<Buffer> {
  return pngOf((await drawAll({ drawing }, drawer)).get('drawing'));
}

function pngOf(picture: DrawnImage | undefined): Buffer {
  if (!picture || !('png' in picture)) throw new Error(picture?.fault ?? 'There is none.');
  return Buffer.from(picture.png);
}

test('a drawing becomes a PNG of its size, the same to the byte whenever it is drawn', async () => {
  const png = await drawOne(words('Parcels'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await drawOne(words('Parcels'))).toEqual(png);
  expect(await drawOne(words('Crates'))).not.toEqual(png);
});

test('what was drawn before is read, and the thread that draws is not even started', async () => {
  const folder = emptyFolder();
  const png = await drawOne(words('Parcels'), drawerIn(folder));
  const withoutThread = drawerIn(folder, join(temporary, 'no-such-worker.mjs'));
  expect(await drawOne(words('Parcels'), withoutThread)).toEqual(png);
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([
    `${withoutThread.keyOf(words('Parcels'))}.png`,
  ]);
});

test('whatever changes a picture changes its key', () => {
  const { keyOf } = drawerIn(emptyFolder());
  const keys = [
    words('Parcels'),
    words('Crates'),
    words('Parcels', { color: '#c4371a' }),
    { ...words('Parcels'), width: 600 },
    { ...words('Parcels'), fonts: [{ ...font, file: 'heading.ttf' }] },
    { ...words('Parcels'), fonts: [{ ...font, weight: 800 } as const] },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(drawerIn(emptyFolder()).keyOf(words('Parcels'))).toBe(keys[0]);
});

test('a drawing that cannot be laid out is told apart from those that can', async () => {
  const drawer = drawerIn(emptyFolder());
  const odd = words('Parcels', { display: 'table' });
  const drawn = await drawAll({ odd, good: words('Parcels') }, drawer);
  expect(drawn.get('odd')).toEqual({ fault: expect.stringContaining('display') });
  expect(pngOf(drawn.get('good')).length).toBeGreaterThan(500);
});

test('drawings for several threads come back each as its own', async () => {
  const names = Array.from({ length: 45 }, (_, index) => `Parcel ${index}`);
  const drawings = Object.fromEntries(names.map((name) => [name, words(name)]));
  const drawn = await drawAll(drawings, drawerIn(emptyFolder()));
  for (const name of ['Parcel 0', 'Parcel 17', 'Parcel 44'])
    expect(pngOf(drawn.get(name))).toEqual(await drawOne(words(name)));
});

test('a thread that cannot start is the fault of each drawing, before and after', async () => {
  const drawer = drawerIn(emptyFolder(), join(temporary, 'no-such-worker.mjs'));
  const page = { drawing: words('Parcels'), address: '/' };
  const fault = { fault: expect.stringContaining('no-such-worker') };
  expect(await drawer.draw(page)).toEqual(fault);
  expect(await drawer.draw({ ...page, drawing: words('Crates') })).toEqual(fault);
  await drawer.finish();
});

test('a picture is drawn again if its file is gone from the cache', async () => {
  const folder = emptyFolder();
  const parcels = { parcels: words('Parcels') };
  await drawAll(parcels, drawerIn(folder));
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.png')))
    rmSync(join(folder, name));
  const drawer = drawerIn(folder);
  expect(pngOf((await drawAll(parcels, drawer)).get('parcels')).length).toBeGreaterThan(500);
  expect(drawer.reuse().misses).toEqual(new Map([['/parcels', 'the stored file is gone']]));
});

test('a month later a picture that nobody asks for is forgotten', async () => {
  const folder = emptyFolder();
  const draw = (...names: readonly string[]) =>
    drawAll(Object.fromEntries(names.map((name) => [name, words(name)])), drawerIn(folder));
  const fileOf = (name: string): string => `${drawerIn(folder).keyOf(words(name))}.png`;
  await draw('old', 'young', 'used');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const name of ['old', 'used']) utimesSync(join(folder, fileOf(name)), longAgo, longAgo);
  await draw('used', 'new');
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort(),
  ).toEqual(['new', 'used', 'young'].map(fileOf).sort());
});

const design = `ogImages: {
  fonts: [{ name: 'Label', weight: 600, file: '_label.ttf' }],
  draw: ({ meta }) => <Card><>{meta.title}</></Card>,
  describe: ({ meta, address }) => \`"\${meta.title}" at \${address}\`,
}`;
const card =
  "function Card({ children }) { return <b style={{ display: 'flex' }}>{children}</b>; }";

function sharedSite(more = design) {
  const site = siteFolder({
    ...homeTo('/about'),
    '_site.tsx': siteText({ more, imports: card }),
    'about.tsx': pageText('About'),
    'hidden.tsx': pageText('Hidden', { meta: 'listed: false' }),
  });
  copyFileSync('test/fixtures/fonts/label.ttf', join(site.pages, '_label.ttf'));
  return site;
}

test('every listed page names its picture, its size and what it shows', async () => {
  const { pages, out } = sharedSite();
  const { code, stderr } = await runSite(['build', '--pages', pages, '--out', out]);
  expect([code, stderr]).toEqual([0, '']);
  const html = readFileSync(join(out, 'about.html'), 'utf8');
  const [, url = '', path = ''] =
    /<meta property="og:image" content="(https:\/\/store\.example\/([^"]+))">/.exec(html) ?? [];
  expect(url).toMatch(/\/assets\/share-[0-9A-F]{8}\.png$/);
  const png = readFileSync(join(out, path));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(html).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="&quot;About&quot; at /about">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(readFileSync(join(out, 'hidden.html'), 'utf8')).not.toContain('og:image');
});

test('--no-cache draws a picture again that an earlier build kept', async () => {
  const cacheFolder = emptyFolder();
  const request = { workerFile, cacheFolder, folder: resolve('test/fixtures/fonts') };
  const label = words('Label');
  await drawOne(label, createOgImageDrawer(request));
  const [file = ''] = readdirSync(cacheFolder).filter((name) => name.endsWith('.png'));
  writeFileSync(join(cacheFolder, file), 'stale');
  const kept = await drawOne(label, createOgImageDrawer(request));
  expect(kept.toString()).toBe('stale');
  const drawn = await drawOne(label, createOgImageDrawer({ ...request, usesCache: false }));
  expect(drawn.length).toBeGreaterThan(500);
});

test('--no-og draws none and names none, and nothing is drawn by `check`', async () => {
  const { pages, out } = sharedSite(design.replace('_label.ttf', '_no-such.ttf'));
  const { code } = await runSite(['build', '--no-og', '--pages', pages, '--out', out]);
  expect(code).toBe(0);
  expect(existsSync(join(out, 'assets'))).toBe(false);
  const html = readFileSync(join(out, 'about.html'), 'utf8');
  expect(html).not.toContain('og:image');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect((await runSite(['check', '--pages', pages])).code).toBe(0);
});

test('what is thrown while a picture is made names the line, and a build fails', async () => {
  const site = sharedSite(`ogImages: { fonts: [],
    draw() { throw new Error('no ink'); }, describe: () => '' }`);
  const options = { workerFile, cacheFolder: emptyFolder() };
  const { problems } = await build(site, { ogImages: options });
  expect(firstLines(problems)).toEqual([
    '_site.tsx:6: "no ink" was thrown while the OG image of / was created.',
    '_site.tsx:6: "no ink" was thrown while the OG image of /about was created.',
  ]);
});

test('a picture that cannot be drawn says why, and how to do without', async () => {
  const site = sharedSite(`ogImages: { fonts: [],
    draw: () => <p style={{ display: 'table' }}>x</p>, describe: () => '' }`);
  const options = { workerFile, cacheFolder: emptyFolder() };
  const [problem = ''] = (await build(site, { ogImages: options })).problems;
  expect(problem).toMatch(/^_site\.tsx: An OG image cannot be drawn: .*display.*\.\n/);
  expect(problem).toContain('build with --no-og');
});

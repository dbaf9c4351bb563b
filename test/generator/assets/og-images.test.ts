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
import { beforeAll, expect, test } from 'vitest';
import {
  createOgImageDrawer,
  type Drawing,
  type DrawnImage,
} from '../../../src/assets/og-images.ts';
import { firstLines } from '../../support/broken-site.ts';
import { build, check } from '../../support/build.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const temporary = resolve('test/.tmp/og-images');
const font = { name: 'Label', weight: 600, file: 'label.ttf' } as const;

beforeAll(() => {
  mkdirSync(temporary, { recursive: true });
});

const emptyFolder = (): string => mkdtempSync(join(temporary, 'cache-'));

function drawerIn(cacheFolder: string) {
  return createOgImageDrawer({ cacheFolder, folder: resolve('test/fixtures/fonts') });
}

function words(text: string, style: Readonly<Record<string, unknown>> = {}): Drawing {
  const props = { style: { display: 'flex', fontSize: 60, ...style }, children: text };
  return { width: 1200, height: 630, fonts: [font], element: { type: 'div', key: null, props } };
}

/** Draws each image on its own page, as a build does. */
async function drawAll(
  drawings: Readonly<Record<string, Drawing>>,
  drawer: ReturnType<typeof createOgImageDrawer>,
) {
  const images = Object.entries(drawings).map(
    async ([name, drawing]) => [name, await drawer.draw(drawing)] as const,
  );
  const drawn = new Map(await Promise.all(images));
  drawer.finish();
  return drawn;
}

async function drawOne(drawing: Drawing, drawer = drawerIn(emptyFolder())): Promise<Buffer> {
  return pngOf((await drawAll({ drawing }, drawer)).get('drawing'));
}

function pngOf(picture: DrawnImage | undefined): Buffer {
  if (!picture || !('png' in picture)) throw new Error(picture?.fault ?? 'There is none.');
  return Buffer.from(picture.png);
}

test('a drawing becomes a PNG of its size, with the same bytes every time', async () => {
  const png = await drawOne(words('Parcels'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await drawOne(words('Parcels'))).toEqual(png);
  expect(await drawOne(words('Crates'))).not.toEqual(png);
});

test('an earlier image is read from a file named after its key', async () => {
  const folder = emptyFolder();
  await drawOne(words('Parcels'), drawerIn(folder));
  const drawer = drawerIn(folder);
  const name = `${drawer.keyOf(words('Parcels'))}.png`;
  expect(readdirSync(folder)).toEqual([name]);
  writeFileSync(join(folder, name), 'The file of the cache');
  expect((await drawOne(words('Parcels'), drawer)).toString()).toBe('The file of the cache');
});

test('everything that affects an image changes its key', () => {
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

test('a drawing that fails does not affect the others', async () => {
  const drawer = drawerIn(emptyFolder());
  const odd = words('Parcels', { display: 'shelf' });
  const drawn = await drawAll({ odd, good: words('Parcels') }, drawer);
  expect(drawn.get('odd')).toEqual({ fault: expect.stringContaining('display') });
  expect(pngOf(drawn.get('good')).length).toBeGreaterThan(500);
});

test('drawings requested at the same time do not get mixed up', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `Parcel ${index}`);
  const drawings = Object.fromEntries(names.map((name) => [name, words(name)]));
  const drawn = await drawAll(drawings, drawerIn(emptyFolder()));
  for (const name of ['Parcel 0', 'Parcel 4', 'Parcel 8'])
    expect(pngOf(drawn.get(name))).toEqual(await drawOne(words(name)));
});

test('an image is drawn again if its file is gone from the cache', async () => {
  const folder = emptyFolder();
  const parcels = { parcels: words('Parcels') };
  await drawAll(parcels, drawerIn(folder));
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.png')))
    rmSync(join(folder, name));
  const drawn = await drawAll(parcels, drawerIn(folder));
  expect(pngOf(drawn.get('parcels')).length).toBeGreaterThan(500);
});

test('an image that no build used for a month is removed from the cache', async () => {
  const folder = emptyFolder();
  const draw = (...names: readonly string[]) =>
    drawAll(Object.fromEntries(names.map((name) => [name, words(name)])), drawerIn(folder));
  const fileOf = (name: string): string => `${drawerIn(folder).keyOf(words(name))}.png`;
  await draw('old', 'young', 'used');
  for (const [name, days] of [
    ['old', 31],
    ['used', 31],
    ['young', 29],
  ] as const) {
    const then = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, fileOf(name)), then, then);
  }
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

test('every listed page names its image, its size, and what it shows', async () => {
  const { pages, out } = sharedSite();
  const { code, stderr } = await runSite(['build', '--pages', pages, '--out', out]);
  expect([code, stderr]).toEqual([0, '']);
  const html = readFileSync(join(out, 'about.html'), 'utf8');
  const [, url = '', path = ''] =
    /<meta name="twitter:image" property="og:image" content="(https:\/\/store\.example\/([^"]+))">/.exec(
      html,
    ) ?? [];
  expect(url).toMatch(/\/assets\/og-[0-9A-F]{8}\.png$/);
  const png = readFileSync(join(out, path));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(html).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="&quot;About&quot; at /about">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(readFileSync(join(out, 'hidden.html'), 'utf8')).not.toContain('og:image');
});

test('--no-cache draws an image again that an earlier build stored', async () => {
  const cacheFolder = emptyFolder();
  const request = { cacheFolder, folder: resolve('test/fixtures/fonts') };
  const label = words('Label');
  await drawOne(label, createOgImageDrawer(request));
  const [file = ''] = readdirSync(cacheFolder).filter((name) => name.endsWith('.png'));
  writeFileSync(join(cacheFolder, file), 'stale');
  const kept = await drawOne(label, createOgImageDrawer(request));
  expect(kept.toString()).toBe('stale');
  const drawn = await drawOne(label, createOgImageDrawer({ ...request, usesCache: false }));
  expect(drawn.length).toBeGreaterThan(500);
});

thoroughly('--no-og draws and names none', async () => {
  const { pages, out } = sharedSite(design.replace('_label.ttf', '_no-such.ttf'));
  const { code } = await runSite(['build', '--no-og', '--pages', pages, '--out', out]);
  expect(code).toBe(0);
  expect(existsSync(join(out, 'assets'))).toBe(false);
  const html = readFileSync(join(out, 'about.html'), 'utf8');
  expect(html).not.toContain('og:image');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
});

test('check draws no image, and reports a font that a build would not find', async () => {
  const site = sharedSite(design.replace('_label.ttf', '_no-such.ttf'));
  expect((await check(site)).problems).toEqual([
    '_site.tsx: An OG image cannot be drawn: there is no font "_no-such.ttf".\n  Fix `ogImages`, or build with --no-og.',
  ]);
  expect((await check(sharedSite())).problems).toEqual([]);
});

test('an error while an image is designed has its line, and fails the build', async () => {
  const site = sharedSite(`ogImages: { fonts: [],
    draw() { throw new Error('no ink'); }, describe: () => '' }`);
  const { problems } = await build(site, { ogImageFolder: emptyFolder() });
  expect(firstLines(problems)).toEqual([
    '_site.tsx:6: "no ink" was thrown while the OG image of / was created.',
    '_site.tsx:6: "no ink" was thrown while the OG image of /about was created.',
  ]);
});

test('an image in a design must be a data URL: nothing else is loaded', async () => {
  const designOf = (src: string): string => `ogImages: { fonts: [],
    draw: () => <div><img src="${src}" width="9" height="9" /></div>, describe: () => '' }`;
  const problemsOf = async (src: string) =>
    (await build(sharedSite(designOf(src)), { ogImageFolder: emptyFolder() })).problems;
  expect(firstLines(await problemsOf('/logo.png'))[0]).toContain(
    '"An <img> of an OG image needs a data: URL, and this one has /logo.png." was thrown',
  );
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
  expect(await problemsOf(`data:image/svg+xml,${encodeURIComponent(svg)}`)).toEqual([]);
});

test('an image that cannot be drawn says why, and how to build without it', async () => {
  const site = sharedSite(`ogImages: { fonts: [],
    draw: () => <p style={{ display: 'shelf' }}>x</p>, describe: () => '' }`);
  const [problem = ''] = (await build(site, { ogImageFolder: emptyFolder() })).problems;
  expect(problem).toMatch(/^_site\.tsx: An OG image cannot be drawn: .*display.*\.\n/);
  expect(problem).toContain('build with --no-og');
});

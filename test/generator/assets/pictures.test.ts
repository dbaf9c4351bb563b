import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type BuildOptions, build } from '../../support/build.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { validateHtml } from '../../support/validate-html.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4371a' } });

type Files = Readonly<Record<string, string | Uint8Array>>;

function siteWith(files: Files): SiteFolder {
  const site = siteFolder();
  for (const [path, contents] of Object.entries(files))
    writeFileSync(join(site.pages, path), contents);
  return site;
}

async function built(files: Files, options: BuildOptions = {}): Promise<SiteFolder> {
  const site = siteWith(files);
  expect((await build(site, { ...picturesOf(site), ...options })).problems).toEqual([]);
  return site;
}

const picturesOf = ({ root }: SiteFolder) => ({ pictureFolder: join(root, 'cache') });
const problemsIn = async (files: Files, options: BuildOptions = {}) => {
  const site = siteWith(files);
  return (await build(site, { ...picturesOf(site), ...options })).problems;
};
const read = ({ out }: SiteFolder, path: string): string => readFileSync(join(out, path), 'utf8');
const assets = ({ out }: SiteFolder): readonly string[] => readdirSync(join(out, 'assets')).sort();

/** A page with a picture of `_photo.jpg`, which its first line imports. */
const page = (attributes = 'widths={[20, 40]} alt="A"') =>
  pageText('A', {
    imports: "import { Picture } from '#authoring'; import photo from './_photo.jpg';",
    body: `<Picture of={photo} ${attributes} />`,
  });

test('the import of an image gives its URL, width, and height', async () => {
  const encodings: Readonly<Record<string, (image: Sharp) => Sharp>> = {
    '_a.jpg': (image) => image.jpeg(),
    '_b.jpeg': (image) => image.jpeg(),
    '_c.JPG': (image) => image.jpeg(),
    '_d.png': (image) => image.png(),
    '_e.gif': (image) => image.gif(),
    '_f.webp': (image) => image.webp(),
    '_g.avif': (image) => image.avif(),
  };
  const names = Object.keys(encodings);
  const contents = await Promise.all(
    Object.values(encodings).map((encode) => encode(photo(30, 20)).toBuffer()),
  );
  const site = await built({
    ...Object.fromEntries(names.map((name, index) => [name, contents[index] ?? ''])),
    'a.tsx': pageText('A', {
      imports: names.map((name) => `import ${name.slice(1, 2)} from './${name}';`).join(' '),
      body: '{[a, b, c, d, e, f, g].map((x) => <img key={x.url} src={x.url} alt={Object.keys(x).join()} width={x.width} height={x.height} />)}',
    }),
  });
  const images = /<img src="\/([^"]+)" alt="url,width,height" width="30" height="20"\/>/g;
  const urls = [...read(site, 'a.html').matchAll(images)].map(([, url = '']) => url);
  expect(urls.map((url) => url.replace(/-[A-Z0-9]{8}\./, '.'))).toEqual(
    names.map((name) => `assets/${name}`),
  );
  for (const [index, url] of urls.entries())
    expect(readFileSync(join(site.out, url)).equals(contents[index] ?? Buffer.of()), url).toBe(
      true,
    );
});

test('an SVG has the size that browsers show it at', async () => {
  const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}/>`;
  const sizes = {
    '8x9': svg(' viewBox="0 0 8 9"'),
    '10x5': svg(' width="10" height="5"'),
    '300x150': svg(''),
    '9x12': svg(' viewBox="0,0, 9,12"'),
    '9x13': svg(' viewBox=" 0 0\n 9  13 "'),
    '7x8': `<!-- <svg width="5" height="6"> -->${svg(' width="7" height="8"')}`,
  };
  const files = Object.entries(sizes).map(([size, text]) => [`_${size}.svg`, text] as const);
  const site = await built({
    ...Object.fromEntries(files),
    'a.tsx': pageText('A', {
      imports: files.map(([name], index) => `import x${index} from './${name}';`).join(' '),
      body: "<p>{[x0, x1, x2, x3, x4, x5].map(({ width, height }) => width + 'x' + height).join()}</p>",
    }),
  });
  expect(read(site, 'a.html')).toContain(`<p>${Object.keys(sizes).join()}</p>`);
});

test('the import of a document, film, sound, or font gives its URL', async () => {
  const endings = 'pdf mp4 webm mp3 ico woff2 woff ttf otf PDF'.split(' ');
  const names = endings.map((ending, index) => `_x${index}.${ending}`);
  const site = await built({
    ...Object.fromEntries(names.map((name) => [name, `contents of ${name}`])),
    'a.tsx': pageText('A', {
      imports: names.map((name, index) => `import x${index} from './${name}';`).join(' '),
      body: names.map((_, index) => `<a href={x${index}}>X</a>`).join(''),
    }),
  });
  const urls = [...read(site, 'a.html').matchAll(/<a href="\/([^"]+)"/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.map((url) => read(site, url))).toEqual(names.map((name) => `contents of ${name}`));
});

test('a photo with an EXIF rotation has the size at which it is shown', async () => {
  const turned = await photo(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const site = await built({ '_photo.jpg': turned, 'a.tsx': page('widths={[15]} alt="A"') });
  expect(read(site, 'a.html')).toContain('width="30" height="60"');
  const [avif = ''] = assets(site).filter((name) => name.endsWith('.avif'));
  expect(await sharp(join(site.out, 'assets', avif)).metadata()).toMatchObject({
    ...{ width: 15, height: 30 },
  });
});

test('code for the browser gets the same result from the import of an image', async () => {
  const folder = siteFolder();
  mkdirSync(join(folder.pages, '_w'));
  const site = await built({
    '_photo.jpg': await photo(30, 20).jpeg().toBuffer(),
    '_pic.tsx':
      "import photo from './_photo.jpg'; export const Pic = () => <img alt='' src={photo.url} width={photo.width} height={photo.height} />;",
    '_pic.island.ts':
      "import { island } from '#island'; import { Pic } from './_pic.tsx'; export default island(Pic);",
    'a.tsx': pageText('A', {
      imports: "import { Pic } from './_pic.tsx';",
      body: '<Island name="_pic" component={Pic} props={{}} />',
    }),
  });
  const [image = ''] = assets(site).filter((name) => name.endsWith('.jpg'));
  expect(read(site, 'a.html')).toContain(`src="/assets/${image}" width="30" height="20"`);
  const [code = ''] = assets(site).filter((name) => name.startsWith('_pic-'));
  expect(read(site, `assets/${code}`)).toMatch(
    new RegExp(`"/assets/${image}".*width:\\w+,height:\\w+\\}`, 's'),
  );
  expect(read(site, `assets/${code}`)).toMatch(/=30,\w+=20/);
});

test('a picture has its widths as AVIF and WebP, and the original file for other browsers', async () => {
  const site = await built({
    '_photo.jpg': await photo(60, 30).jpeg().toBuffer(),
    'a.tsx': page('widths={[40, 20, 20]} sizes="50vw" alt="A loaf" className="wide"'),
    '_look.css': '.wide { height: auto }',
  });
  const html = read(site, 'a.html');
  const [, picture = ''] = /(<picture>.*<\/picture>)/.exec(html) ?? [];
  expect(picture.replace(/-[A-Z0-9]{8}\./g, '.')).toBe(
    [
      '<picture><source type="image/avif" srcSet="/assets/_photo-20.avif 20w, /assets/_photo-40.avif 40w" sizes="50vw"/>',
      '<source type="image/webp" srcSet="/assets/_photo-20.webp 20w, /assets/_photo-40.webp 40w" sizes="50vw"/>',
      '<img class="wide" loading="lazy" src="/assets/_photo.jpg" alt="A loaf" width="60" height="30"/></picture>',
    ].join(''),
  );
  expect(html).not.toContain('rel="preload"');
  for (const name of assets(site).filter((name) => /(avif|webp)$/.test(name))) {
    const [, width = '', ending] = /-(\d+)-[A-Z0-9]{8}\.(\w+)$/.exec(name) ?? [];
    expect(await sharp(join(site.out, 'assets', name)).metadata(), name).toMatchObject({
      width: Number(width),
      height: Number(width) / 2,
      format: ending === 'avif' ? 'heif' : 'webp',
    });
  }
  expect(assets(site)).toHaveLength(5);
  expect(await validateHtml(html)).toEqual([]);
});

test('no picture is larger than its file', async () => {
  const contents = await photo(30, 20).jpeg().toBuffer();
  const site = await built({
    '_photo.jpg': contents,
    'a.tsx': page('widths={[20, 480, 960]} alt="A"'),
  });
  const widths = [...read(site, 'a.html').matchAll(/ (\d+)w/g)].map(([, width]) => width);
  expect(widths).toEqual(['20', '30', '20', '30']);
});

test('the first picture of a page is loaded eagerly', async () => {
  const contents = await photo(30, 20).jpeg().toBuffer();
  const site = await built({
    '_photo.jpg': contents,
    'a.tsx': page('widths={[20]} alt="A" priority'),
  });
  expect(read(site, 'a.html')).toMatch(/<img fetchPriority="high" src=/);
});

thoroughly('the paths of pictures start with the base path', async () => {
  const site = siteWith({ '_photo.jpg': await photo(30, 20).jpeg().toBuffer(), 'a.tsx': page() });
  const args = ['build', '--pages', site.pages, '--out', site.out, '--base', '/shop', '--no-cache'];
  expect(await runSite(args)).toMatchObject({ code: 0, stderr: '' });
  expect(read(site, 'a.html')).toMatch(/srcSet="\/shop\/assets\/_photo-20-[A-Z0-9]{8}\.avif 20w/);
  expect(assets(site)).toHaveLength(5);
});

test('an SVG is shown unchanged', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 9"/>';
  const site = await built({ '_photo.svg': svg, 'a.tsx': page().replace('.jpg', '.svg') });
  expect(read(site, 'a.html')).toMatch(/<picture><img loading="lazy" src="[^"]+\.svg" alt="A"/);
});

test('a picture that is not resized is its file', async () => {
  const contents = await photo(60, 30).jpeg().toBuffer();
  const files = { '_photo.jpg': contents, 'a.tsx': page() };
  const site = await built(files, { pictureFolder: undefined });
  expect(read(site, 'a.html')).toMatch(/<picture><img loading="lazy" src="[^"]+\.jpg" alt="A"/);
  expect(assets(site)).toHaveLength(1);
});

thoroughly('a picture is resized again only if its file or its width is new', async () => {
  const contents = await photo(60, 30).jpeg().toBuffer();
  const site = await built({ '_photo.jpg': contents, 'a.tsx': page('widths={[20]} alt="A"') });
  const cache = picturesOf(site).pictureFolder;
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'from the cache');
  const rebuild = async (): Promise<readonly string[]> => {
    expect((await build(site, picturesOf(site))).problems).toEqual([]);
    const html = read(site, 'a.html');
    return [...html.matchAll(/\/(assets\/\S+\.avif)/g)].map(([, path = '']) =>
      read(site, path).slice(0, 14),
    );
  };
  expect(await rebuild()).toEqual(['from the cache']);
  site.write({ 'a.tsx': page('widths={[20, 40]} alt="A"') });
  expect(await rebuild()).toEqual(['from the cache', expect.not.stringContaining('from')]);
  writeFileSync(join(site.pages, '_photo.jpg'), await photo(60, 30).tint('blue').jpeg().toBuffer());
  expect(await rebuild()).not.toContain('from the cache');
});

test('a missing image is reported where it is imported', async () => {
  expect(await problemsIn({ 'a.tsx': page() })).toEqual([
    'a.tsx:1: The file "./_photo.jpg" doesn\'t exist.\n  Correct the path, which begins at the folder of this module.',
  ]);
});

test('a file that is not an image is reported where it is imported', async () => {
  const hint = 'Export it again, or replace it.';
  expect(await problemsIn({ '_photo.jpg': 'no image', 'a.tsx': page() })).toEqual([
    `a.tsx:1: _photo.jpg is not an image, or it is damaged.\n  ${hint}`,
  ]);
});

test('a truncated image is reported where it is imported', async () => {
  const whole = await photo(400, 300).jpeg().toBuffer();
  const [problem, ...others] = await problemsIn({
    '_photo.jpg': whole.subarray(0, whole.length / 2),
    'a.tsx': page(),
  });
  expect(problem).toMatch(/^a\.tsx:1: The image _photo\.jpg cannot be read: \S.*\.\n/);
  expect(others).toEqual([]);
});

thoroughly('without sharp, a build and a check say what to install', async () => {
  const contents = await photo(30, 20).jpeg().toBuffer();
  const site = siteWith({
    '_photo.jpg': contents,
    'a.tsx': page(),
    'b.tsx': page().replaceAll('"A"', '"B"').replace('About A', 'About B'),
  });
  mkdirSync(join(site.root, 'node_modules/sharp'), { recursive: true });
  writeFileSync(join(site.root, 'node_modules/sharp/package.json'), '{ "main": "./none.cjs" }');
  for (const command of ['build', 'check']) {
    const { code, stderr } = await runSite([command, '--quiet', '--pages', 'pages'], {
      cwd: site.root,
    });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'pages/a.tsx:1: <Picture> needs the package sharp, which is not installed.\n  Install it with "npm install sharp", or show the image with <img>.\n\n',
    );
    expect(stderr.match(/sharp, which/g)).toHaveLength(1);
  }
});

thoroughly('a check reports a truncated image, as a build does', async () => {
  const whole = await photo(400, 300).jpeg().toBuffer();
  const site = siteWith({ '_photo.jpg': whole.subarray(0, whole.length / 2), 'a.tsx': page() });
  const { stderr } = await runSite(['check', '--quiet', '--pages', 'pages'], { cwd: site.root });
  expect(stderr).toContain('pages/a.tsx:1: The image _photo.jpg cannot be read: ');
});

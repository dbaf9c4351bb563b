import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const files = {
  '_hours.ts': "export const hours = 'nine to six';",
  '_base.module.css': '.base { color: red }',
  '_box.module.css': ".box { composes: base from './_base.module.css' }",
  'about.tsx': pageText('About', {
    imports: "import { hours } from './_hours.ts'; import { box } from './_box.module.css';",
    body: '<p className={box}>{hours}</p>',
  }),
};

/** What is printed after the summary of the build. */
async function allLines({ root }: SiteFolder, flags: readonly string[], env = {}) {
  const args = ['build', '--pages', 'pages', '--why', ...flags];
  const { code, stdout, stderr } = await runSite(args, { cwd: root, env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trim().split('\n').slice(1);
}

/** What was reused, and why the rest was made. */
async function why(site: SiteFolder, ...flags: readonly string[]): Promise<readonly string[]> {
  return (await allLines(site, flags)).filter((line) => !line.startsWith('The pages were'));
}

thoroughly('a build says what it reused, and why it compiled the rest', async () => {
  const site = siteFolder(files, 'why');
  const [none, first, ...others] = await why(site);
  expect(none).toMatch(/^0 of \d+ modules were taken from the cache\.$/);
  expect(first).toMatch(
    /^\d+ modules were compiled because nothing was stored for this site: .*, and \d+ more\.$/,
  );
  expect(others).toEqual([]);
  expect(await why(site)).toEqual([
    'Nothing was compiled: the files, options, packages, and output are the same as in the last build.',
  ]);
  const count = Number(/of (\d+)/.exec(none ?? '')?.[1]);

  site.write({ '_hours.ts': "export const hours = 'always';", 'new.tsx': pageText('New') });
  expect(await why(site)).toEqual([
    `${count - 1} of ${count + 1} modules were taken from the cache.`,
    '1 module was compiled because the store has no module with this name: new.tsx.',
    '1 module was compiled because the text has changed: _hours.ts.',
  ]);

  site.write({ '_base.module.css': '.base { color: blue }' });
  expect(await why(site)).toEqual([
    `${count - 1} of ${count + 1} modules were taken from the cache.`,
    '2 modules were compiled because a class or a composed style sheet has changed: _box.module.css, _base.module.css.',
  ]);

  rmSync(site.out, { recursive: true });
  expect(await why(site)).toEqual([
    `${count + 1} of ${count + 1} modules were taken from the cache.`,
  ]);

  writeFileSync(join(site.root, 'tsconfig.json'), '{}');
  expect((await why(site))[1]).toContain(
    ' because the compiler, tsconfig.json, or package.json has changed: ',
  );
  expect((await why(site, '--no-cache'))[1]).toContain(' because the cache is turned off: ');
});

thoroughly('a build says why it did not end at once', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About') }, 'why-again');
  const reason = async (env = {}, ...flags: readonly string[]): Promise<string | undefined> =>
    (await allLines(site, flags, env)).find((line) => line.startsWith('The pages were'));
  const because = (text: string) => `The pages were rendered because ${text}.`;
  expect(await reason()).toBe(because('there is no record of an earlier build into this folder'));
  expect(await reason()).toBeUndefined();
  site.write({ 'about.tsx': pageText('All about'), 'new.tsx': pageText('New') });
  expect(await reason()).toBe(because('files have changed: pages/about.tsx, pages/new.tsx'));
  rmSync(join(site.pages, 'new.tsx'));
  expect(await reason()).toBe(because('files have changed: pages/new.tsx'));
  writeFileSync(join(site.out, 'about.html'), 'edited');
  expect(await reason()).toBe(because('the files in the output folder have changed'));
  expect(await reason({}, '--as-stated')).toBe(because('an option has changed'));
  expect(await reason({ TZ: 'Asia/Tokyo' }, '--as-stated')).toBe(
    because('the language or the time zone has changed'),
  );
  const tomorrow = String(Math.floor(Date.now() / 1000) + 86_400);
  expect(await reason({ TZ: 'Asia/Tokyo', SOURCE_DATE_EPOCH: tomorrow }, '--as-stated')).toBe(
    because('the date has changed'),
  );
  symlinkSync(join(site.pages, 'about.tsx'), join(site.pages, '_link.tsx'));
  expect(await reason()).toBe(because('the folder of pages is missing or has symbolic links'));
  expect(await reason({}, '--no-cache')).toBeUndefined();
});

thoroughly('a build says which pictures and OG images it made again, and why', async () => {
  // No other test created these: tests share a cache.
  const newColor = () => `#${randomBytes(3).toString('hex')}`;
  const design = () => `ogImages: {
    fonts: [{ name: 'Label', weight: 600, file: '_label.ttf' }],
    draw: ({ meta }) => <b style={{ display: 'flex', color: '${newColor()}' }}>{meta.title}</b>,
    describe: ({ meta }) => meta.title,
  },`;
  const picture = (widths: string) =>
    pageText('About', {
      imports: "import { Picture } from '#authoring'; import photo from './_photo.jpg';",
      body: `<Picture of={photo} widths={[${widths}]} alt="A" />`,
    });
  const site = siteFolder(
    { '_site.tsx': siteText({ more: design() }), 'about.tsx': picture('20') },
    'why-pictures',
  );
  copyFileSync('test/fixtures/fonts/label.ttf', join(site.pages, '_label.ttf'));
  const paint = async (): Promise<void> => {
    const image = sharp({
      create: { width: 60, height: 30, channels: 3, background: newColor() },
    });
    writeFileSync(join(site.pages, '_photo.jpg'), await image.jpeg().toBuffer());
  };
  await paint();
  const images = async (...flags: readonly string[]) =>
    (await why(site, ...flags)).filter((line) => /picture|OG image/.test(line));
  expect(await images()).toEqual([
    '0 of 2 pictures were taken from the cache.',
    '2 pictures were resized because none was stored under this name: _photo.jpg (20 px, avif), _photo.jpg (20 px, webp).',
    '0 of 2 OG images were taken from the cache.',
    '2 OG images were drawn because none was stored under this name: /, /about.',
  ]);

  site.write({ 'about.tsx': picture('20, 40'), '_site.tsx': siteText({ more: design() }) });
  expect(await images()).toEqual([
    '2 of 4 pictures were taken from the cache.',
    '2 pictures were resized because none was stored under this name: _photo.jpg (40 px, avif), _photo.jpg (40 px, webp).',
    '0 of 2 OG images were taken from the cache.',
    '2 OG images were drawn because the drawing has changed: /, /about.',
  ]);

  await paint();
  copyFileSync('test/fixtures/fonts/heading.ttf', join(site.pages, '_label.ttf'));
  expect(await images('--no-og')).toEqual([
    '0 of 4 pictures were taken from the cache.',
    '4 pictures were resized because the image has changed: _photo.jpg (20 px, avif), _photo.jpg (40 px, avif), _photo.jpg (20 px, webp), _photo.jpg (40 px, webp).',
  ]);
  expect((await images()).slice(-2)).toEqual([
    '0 of 2 OG images were taken from the cache.',
    '2 OG images were drawn because a font has changed: /, /about.',
  ]);
  expect((await images('--no-cache'))[1]).toContain(' because the cache is turned off: ');
});

thoroughly('as JSON, a build names the files of every reason', async () => {
  const site = siteFolder(files, 'why-json');
  expect((await why(site)).length).toBe(2);
  site.write({ '_hours.ts': "export const hours = 'never';" });
  const args = ['build', '--pages', 'pages', '--why', '--json'];
  const { stdout } = await runSite(args, { cwd: site.root });
  expect(JSON.parse(stdout)).toMatchObject({
    why: { modules: { made: [{ reason: 'the text has changed', names: ['_hours.ts'] }] } },
  });
});

thoroughly('explain says why the modules of a page were last compiled', async () => {
  const site = siteFolder(files, 'why-explain');
  await why(site);
  site.write({ '_hours.ts': "export const hours = 'at times';" });
  await why(site);
  const { stdout } = await runSite(['explain', '/about', '--pages', 'pages'], { cwd: site.root });
  expect(stdout).toContain(`Compiled
  4 of 4 modules came from the cache. When they were last compiled:
  1 module was compiled because the text has changed: _hours.ts.
  3 modules were compiled because nothing was stored for this site: _base.module.css, _box.module.css, about.tsx.
`);
});

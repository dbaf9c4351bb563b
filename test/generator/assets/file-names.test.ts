import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { islandsOf, wake } from '../../support/browser-parts.ts';
import { build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

test('images and fonts with any name are found, wherever a page names them', async () => {
  const site = siteFolder({
    '_fonts/it’s 100% & q#1.woff2': 'font',
    '_a.css': `@font-face { font-family: X; src: url("./_fonts/it’s 100% & q#1.woff2") } p { background: url('./_dot (1).svg') }`,
    '_dot (1).svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_w/dot.tsx': `import { url } from '../_dot (1).svg';
export const Dot = () => <img alt="" width="1" height="1" src={url} />;`,
    '_w/dot.island.ts': wake('dot', 'Dot'),
    'a.tsx': pageText('A', {
      imports: `import { Picture } from '#authoring'; import './_a.css'; import photo from './_my photo (1), 50%.jpg'; import { Dot } from './_w/dot.tsx';`,
      body: `<img alt="" src={photo.url} width="1" height="1" /><Picture of={photo} widths={[20, 40]} alt="A" />
<a href="/100%25%20off.txt">Off</a><Island name="dot" component={Dot} props={{}} />`,
    }),
    '_public/100% off.txt': 'off',
  });
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c4371a' } });
  writeFileSync(join(site.pages, '_my photo (1), 50%.jpg'), await photo.jpeg().toBuffer());
  const { problems } = await build(site, { pictureFolder: join(site.root, 'cache') });
  expect(problems).toEqual([]);
  const { url, close } = await preview({ folder: site.out, host: '127.0.0.1', port: 0 });
  onTestFinished(() => close());
  const { body } = await ask(url, '/a');
  const sets = [...body.matchAll(/srcSet="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', '));
  const sources = [...body.matchAll(/(?:src|href)="([^"]*)"|url\(["']?([^"')]*)/g)];
  const named = sources.map(([, one, other]) => one ?? other ?? '');
  const paths = [...named, ...sets.map((each) => each.replace(/ \d+w$/, ''))];
  const files = paths.filter((path) => /^\/assets|\.txt$/.test(path));
  expect(files.length).toBeGreaterThan(8);
  for (const path of files) expect([path, (await ask(url, path)).status]).toEqual([path, 200]);
  const [island = ''] = islandsOf(body);
  const script = contentsOf(site.out)[island]?.toString() ?? '';
  expect(script).toMatch(/"\/assets\/_dot-1-\w{8}\.svg"/);
});

test('a link says how to write a percent sign', async () => {
  const body = '<a href="/100%.txt">A</a>';
  const files = { '_public/100%.txt': 'x', 'a.tsx': pageText('A', { body }) };
  expect(firstLines(await problemsOf(files))).toEqual([
    'a.tsx:5: The link "/100%.txt" has a % without two digits after it.',
  ]);
});

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import {
  pageText,
  type SiteFiles,
  type SiteFolder,
  siteFolder,
} from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';
import { startWatch } from '../../support/watched.ts';

const tape = `<?xml version="1.0"?>
<!-- Drawn by hand. -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  width="60" height="40" viewBox="0 0 60 40" fill="none">
  <title>A roll of tape</title>
  <style>.tape { fill: #c4371a }</style>
  <metadata>Ann</metadata>
  <circle class="tape" cx="20" cy="20" r="12" inkscape:label="roll"/>
  <text x="40" y="24">5 &lt; 6 &amp; 7</text>
</svg>
`;

const box = tape.replace('A roll of tape', 'A box').replace('#c4371a', '#d9be96');

const shapes =
  '<g fill="none"><circle class="tape" cx="20" cy="20" r="12"/><text x="40" y="24">5 &lt; 6 &amp; 7</text></g>';

const imports =
  "import { LazySvg, Svg } from '#authoring'; import tape from './_tape.svg'; import box from './_box.svg';";

const page = (body: string, more = '') => pageText('A', { imports: imports + more, body });

function siteWith(body: string, files: SiteFiles = {}): SiteFolder {
  return siteFolder({ '_tape.svg': tape, '_box.svg': box, 'a.tsx': page(body), ...files });
}

async function built(body: string, files: SiteFiles = {}): Promise<SiteFolder> {
  const site = siteWith(body, files);
  expect((await build(site)).problems).toEqual([]);
  return site;
}

const problemsIn = async (body: string, files: SiteFiles = {}) =>
  (await build(siteWith(body, files))).problems;

const read = ({ out }: SiteFolder, path: string): string => readFileSync(join(out, path), 'utf8');

test('<Svg> puts the shapes of a file into the page, without what only drawing tools read', async () => {
  const site = await built('<Svg of={tape} className="big" />');
  const html = read(site, 'a.html');
  expect(html).toContain(
    `<svg width="60" height="40" viewBox="0 0 60 40" role="img" aria-label="A roll of tape" class="big">${shapes}</svg>`,
  );
  expect(await validateHtml(html)).toEqual([]);
});

test('<Svg> takes another title and another width, and is hidden as decoration', async () => {
  const html = read(
    await built('<><Svg of={tape} title="Tape" width="100%" /><Svg of={box} title="" /></>'),
    'a.html',
  );
  expect(html).toContain('<svg width="100%" viewBox="0 0 60 40" role="img" aria-label="Tape">');
  expect(html).toContain('<svg width="60" height="40" viewBox="0 0 60 40" aria-hidden="true">');
});

test('<LazySvg> joins the drawings of a page in one file, each once', async () => {
  const body =
    '<><LazySvg of={tape} /><LazySvg className="b" of={box} title="" width={30} /><LazySvg of={box} /></>';
  const site = await built(body);
  const html = read(site, 'a.html');
  const view = (name: string) => `src="/illustrations/a.svg#_${name}"`;
  expect(html).toContain(
    `<img ${view('tape')} alt="A roll of tape" width="60" height="40" loading="lazy"/>`,
  );
  expect(html).toContain(
    `<img class="b" ${view('box')} alt="" width="30" height="20" loading="lazy"/>`,
  );
  expect(read(site, 'illustrations/a.svg')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><title>Drawings</title>' +
      '<style>.tape { fill: #c4371a }.tape { fill: #d9be96 }</style>' +
      `<view id="_tape" viewBox="0 0 60 40"/><svg y="0" width="60" height="40"><title>A roll of tape</title>${shapes}</svg>` +
      `<view id="_box" viewBox="0 48 60 40"/><svg y="48" width="60" height="40"><title>A box</title>${shapes}</svg></svg>`,
  );
});

test('a joined file has the style of the site, and shows a part of a drawing, or a computed one', async () => {
  const computed =
    'const count = { name: \'count\', title: \'Two\', width: 9, height: 8, shapes: <path d="M0 0h2" strokeWidth="2" /> };';
  const site = await built(
    '<><LazySvg of={tape} viewBox="10 5 20 10" /><LazySvg of={count} /></>',
    {
      'a.tsx': page(
        '<><LazySvg of={tape} viewBox="10 5 20 10" /><LazySvg of={count} /></>',
        computed,
      ),
      '_site.tsx': `import { defineSite } from '#authoring';
export default defineSite({
  origin: 'https://store.example', name: 'Store', language: 'en', svgStyle: '.tape{fill:red}',
  Layout: ({ children }) => <main>{children}</main>,
});`,
    },
  );
  const html = read(site, 'a.html');
  expect(html).toContain('a.svg#_tape" alt="A roll of tape" width="20" height="10"');
  expect(html).toContain('a.svg#count" alt="Two" width="9" height="8"');
  const file = read(site, 'illustrations/a.svg');
  expect(file).toContain('<style>.tape{fill:red}</style>');
  expect(file).toContain('<svg y="0" width="20" height="10" viewBox="10 5 20 10">');
  expect(file).toContain('<path d="M0 0h2" stroke-width="2"/>');
});

test('a file of its own is written only for an SVG file whose URL is used', async () => {
  const site = await built(
    '<><Svg of={tape} /><img src={box.url} alt="" width="6" height="4" /></>',
  );
  expect(readdirSync(join(site.out, 'assets')).map((name) => name.replace(/-.*/, ''))).toEqual([
    '_box',
  ]);
  expect(existsSync(join(site.out, 'illustrations'))).toBe(false);
});

const withShape = (shape: string): SiteFiles => ({
  '_tape.svg': tape.replace('<metadata>Ann</metadata>', shape),
});

test.each([
  ['<script>alert(1)</script>', 'This drawing has a <script>'],
  ['<foreignObject/>', 'This drawing has a <foreignObject>'],
  ['<path onclick="go()"/>', 'This drawing has the event handler onclick'],
  ['<use href="other.svg#a"/>', 'This drawing refers to "other.svg#a"'],
  [
    '<use xlink:href="https://a.example/b.svg"/>',
    'This drawing refers to "https://a.example/b.svg"',
  ],
  ['<path fill="url(https://a.example/c.svg#d)"/>', 'This drawing refers to "https://a.example/'],
  ['<style>@import "fonts.css";</style>', 'This drawing refers to "fonts.css"'],
  ['<g><path d="M0 0"></g>', 'This drawing has a <path> that is not closed'],
  ['<path id="a"/><path id="a"/>', 'This drawing has the id "a" more than once'],
])('%s in a file is a problem with its file and line', async (shape, message) => {
  for (const body of ['<Svg of={tape} />', '<LazySvg of={tape} />']) {
    const [first = '', ...more] = await problemsIn(body, withShape(shape));
    expect(first).toMatch(/^_tape\.svg:7: /);
    expect(first).toContain(message);
    expect(first.split('\n')[1]).toMatch(/^ {2}[A-Z].*\.$/);
    expect(more).toEqual([]);
  }
});

test('a file without a title, or without SVG, or without a size, is a problem', async () => {
  const untitled = { '_tape.svg': tape.replace(/<title>.*<\/title>/, '') };
  expect(await problemsIn('<Svg of={tape} />', untitled)).toEqual([
    expect.stringMatching(
      /^_tape\.svg:1: This drawing has no title for those who cannot see it\.\n {2}Add a <title>/,
    ),
  ]);
  expect(await problemsIn('<LazySvg of={tape} title="" />', untitled)).toEqual([]);
  const page = { '_tape.svg': '<html>\n<svg viewBox="0 0 1 1"/></html>' };
  expect((await problemsIn('<Svg of={tape} title="" />', page)).join()).toContain(
    '_tape.svg:1: This drawing is not SVG: its first element is <html>.',
  );
  const unsized = { '_tape.svg': '<svg><title>A</title></svg>' };
  expect((await problemsIn('<Svg of={tape} />', unsized)).join()).toContain(
    '_tape.svg:1: This drawing has no viewBox, and no width and height either.',
  );
});

test('two drawings of a page that share a name or an id are a problem', async () => {
  const more = { 'parts/_tape.svg': box };
  const text = page(
    '<><LazySvg of={tape} /><LazySvg of={other} /></>',
    "import other from './parts/_tape.svg';",
  );
  expect(await problemsIn('', { ...more, 'a.tsx': text })).toEqual([
    expect.stringMatching(
      /^parts\/_tape\.svg:1: \/a shows two drawings, or two parts of one, by the name "_tape"\.\n/,
    ),
  ]);
  const part = '<><LazySvg of={tape} /><LazySvg of={tape} viewBox="0 0 9 9" /></>';
  expect((await problemsIn(part)).join()).toContain('_tape.svg:1: /a shows two drawings');
  const one = "name: 'one', title: 'One', width: 9, height: 8";
  const computed = page(
    '<><LazySvg of={a} /><LazySvg of={b} /></>',
    `const a = { ${one}, shapes: <g /> }; const b = { ${one}, shapes: <path /> };`,
  );
  expect((await problemsIn('', { 'a.tsx': computed })).join()).toContain(
    'a.tsx:1: /a shows two drawings, or two parts of one, by the name "one".',
  );
  const withId = (svg: string) => svg.replace('<circle ', '<circle id="roll" ');
  const both = { '_tape.svg': withId(tape), '_box.svg': withId(box) };
  expect(await problemsIn('<><LazySvg of={tape} /><LazySvg of={box} /></>', both)).toEqual([
    expect.stringMatching(
      /^_box\.svg:8: The id "roll" is also that of another drawing in \/illustrations\/a\.svg\.\n/,
    ),
  ]);
  expect(await problemsIn('<><Svg of={tape} /><Svg of={box} /></>', both)).toEqual([
    expect.stringContaining('The id "roll" is used more than once on /a.'),
  ]);
});

test('a drawing in the layout is inline, and neither kind can be in an island', async () => {
  const layout = (drawing: string): SiteFiles => ({
    '_site.tsx': `import { defineSite, LazySvg, Svg } from '#authoring';
import tape from './_tape.svg';
export default defineSite({
  origin: 'https://store.example', name: 'Store', language: 'en',
  Layout: ({ children }) => <main>${drawing}{children}</main>,
});`,
  });
  const site = await built('', layout('<Svg of={tape} />'));
  expect(read(site, 'a.html')).toContain(shapes);
  expect(await problemsIn('', layout('<LazySvg of={tape} />'))).toEqual([
    '_site.tsx:5: <LazySvg> cannot be in the layout.\n  Show it with <Svg>.',
  ]);
  const island = page(
    '<Island name="i" component={I} props={{}} />',
    'const I = () => <Svg of={tape} />;',
  );
  const files = {
    'a.tsx': island,
    '_i.island.ts': "import { island } from '#island'; export default island(() => null);",
  };
  expect((await problemsIn('', files)).join()).toContain(
    '<Svg> cannot be in an island.\n  Show it beside the island',
  );
});

test('watch shows a drawing that was edited', async () => {
  const site = siteWith('<><Svg of={tape} /><LazySvg of={box} /></>');
  const watch = await startWatch(site.pages);
  writeFileSync(join(site.pages, '_box.svg'), box.replace('r="12"', 'r="13"'));
  await watch.shows('/illustrations/a.svg', 'r="13"');
  writeFileSync(join(site.pages, '_tape.svg'), tape.replace('r="12"', 'r="11"'));
  await watch.shows('/a', 'r="11"');
  await watch.shows('/illustrations/a.svg', 'r="13"');
});

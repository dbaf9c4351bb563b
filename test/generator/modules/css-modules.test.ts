import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, type SiteFiles, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { startWatch } from '../../support/watched.ts';

const page = (title: string) =>
  pageText(title, {
    imports:
      "import card, { title as head } from './_card/card.module.css'; import other from './_other/card.module.css'; import { Box } from './_box.tsx';",
    body: `<p className={card.card}>A</p><h2 className={head}>B</h2><p className={other.card}>C</p>
<p className={card['is-wide']}>D</p><Island name="_box" component={Box} props={{}} />`,
  });
const files: SiteFiles = {
  '_card/card.module.css':
    '.card { color: red } .title { composes: plain from "../_plain.module.css"; color: green } .is-wide { width: 9em; background: url(./dot.svg) }',
  '_card/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_other/card.module.css': '.card { color: blue }',
  '_plain.module.css': '.plain { margin: 0 }',
  '_box.module.css': '.box { padding: 1px }',
  '_box.tsx':
    "import { box } from './_box.module.css'; export const Box = () => <b className={box}>E</b>;",
  '_box.island.ts':
    "import { island } from '#island'; import { Box } from './_box.tsx'; export default island(Box);",
  'a.tsx': page('A'),
};

/** The rules that the style sheets of a page apply to an element with this text. */
function rulesFor(html: string, text: string): readonly string[] {
  const [, classes = ''] = new RegExp(`class="([^"]*)">${text}<`).exec(html) ?? [];
  return classes
    .split(' ')
    .flatMap((name) => [...html.matchAll(new RegExp(`\\.${name}\\{([^}]*)\\}`, 'g'))])
    .map(([, rules = '']) => rules);
}

test('CSS modules give markup and islands the class names of the style sheet', async () => {
  const site = await builtSite(files);
  const html = site.read('a.html');
  expect(rulesFor(html, 'A')).toEqual(['color:red']);
  expect(new Set(rulesFor(html, 'B'))).toEqual(new Set(['color:green', 'margin:0']));
  expect(rulesFor(html, 'C')).toEqual(['color:#00f']);
  expect(rulesFor(html, 'D')[0]).toMatch(/^width:9em;background:url\("?\/assets\/dot-/);
  expect(rulesFor(html, 'E')).toEqual(['padding:1px']);
  const [, name = 'none'] = /<b class="([^"]*)">E</.exec(html) ?? [];
  const [, island = ''] = /data-src="\/(assets\/_box[^"]+)"/.exec(html) ?? [];
  expect(site.read(island)).toContain(`"${name}"`);
});

test('a class that a CSS module does not have is reported with its line', async () => {
  const site = siteFolder({
    ...files,
    'b.tsx': pageText('B', {
      imports: "import { lost } from './_box.module.css';",
      body: '<p className={lost} />',
    }),
  });
  const { problems } = await build(site);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^b\.tsx:1: No matching export in "_box\.module\.css" .*"lost"\./);
});

test('a class that the object of a CSS module does not have is reported where it is used', async () => {
  const site = siteFolder({
    ...files,
    'b.tsx': pageText('B', {
      imports: "import box from './_box.module.css'; import { thin } from './_thin.ts';",
      body: `<p className={box.box} />
<p className={box.boxes} />
<p className={\`\${box['is-lost']} \${box?.box}\`} />
<p className={box[thin] ?? box[meta.title]} />`,
    }),
    '_thin.ts': "export const thin = 'thin'; const box = { other: 1 }; export const n = box.other;",
  });
  const hint = 'Add its rule to that file, or correct this line:';
  expect((await build(site)).problems).toEqual([
    `b.tsx:6: _box.module.css has no class "boxes".\n  ${hint} <p className={box.boxes} />`,
    `b.tsx:7: _box.module.css has no class "is-lost".\n  ${hint} <p className={\`\${box['is-lost']} \${box?.box}\`} />`,
  ]);
});

thoroughly('watch shows edits of a CSS module', async () => {
  const site = siteFolder(files);
  const watched = await startWatch(site.pages);
  const edits = [
    '.card { color: tan } .added, .title, .is-wide { top: 1px }',
    '.title, .is-wide { top: 0 } .card { color: teal }',
  ];
  for (const [number, css] of edits.entries()) {
    site.write({ 'a.tsx': page(`A ${number}`) });
    await watched.shows('/a', `<h1>A ${number}</h1>`);
    writeFileSync(join(site.pages, '_card/card.module.css'), css);
    const color = number === 0 ? 'tan' : 'teal';
    const { body } = await watched.shows('/a', `{color:${color}}`);
    expect(rulesFor(body, 'A')).toEqual([`color:${color}`]);
  }
});

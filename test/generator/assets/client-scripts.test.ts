import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  islandsOf,
  scriptsOf,
  widgets,
  withCounter,
  withImports,
} from '../../support/browser-parts.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

test('a page without client scripts has no script at all', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A') });
  expect(site.read('index.html')).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test('the page x.tsx runs x.client.ts, in one request with the layout’s scripts', async () => {
  const live = (text: string) => `document.body.dataset.${text} = 'yes';`;
  const site = await builtSite({
    '_site.tsx': siteText({
      imports: "import { Bar } from './_bar.tsx';",
      layout: '<Bar /><main>{children}</main>',
    }),
    '_bar.tsx': 'export const Bar = () => <header>Bar</header>;',
    '_bar.client.ts': live('bar'),
    '_card.tsx': 'export const Card = () => <p>Card</p>;',
    '_card.client.ts': live('card'),
    'a.tsx': pageText('A', { imports: "import { Card } from './_card.tsx';", body: '<Card />' }),
    'b.tsx': pageText('B'),
    'c.tsx': pageText('C', { imports: "import { Bar } from './_bar.tsx';", body: '<Bar />' }),
    'b.client.ts': live('own'),
  });
  const run = (file: string) =>
    scriptsOf(site.read(file)).map((src) =>
      [...site.read(src).matchAll(/dataset\.(\w+)/g)].map(([, name]) => name),
    );
  expect(run('index.html')).toEqual([['bar']]);
  expect(run('a.html')).toEqual([['bar', 'card']]);
  expect(run('b.html')).toEqual([['bar', 'own']]);
  expect(run('c.html')).toEqual([['bar']]);
  expect(scriptsOf(site.read('c.html'))).toEqual(scriptsOf(site.read('index.html')));
});

test('what a client script imports with `import()` is loaded later', async () => {
  const site = await builtSite({
    'a.tsx': pageText('A'),
    'a.client.ts': "addEventListener('click', () => import('./_later.ts'));",
    '_later.ts': "document.title = 'clicked';",
    'b.tsx': pageText('B'),
    'b.client.ts': "addEventListener('focus', () => import('./_later.ts'));",
  });
  const later = ['a.html', 'b.html'].map((page) => {
    const [script = '', ...others] = scriptsOf(site.read(page));
    expect(others).toEqual([]);
    const text = site.read(script);
    expect(text).not.toContain('clicked');
    return /import\("([^"]+)"\)/.exec(text)?.[1];
  });
  expect(later[0]).toBe(later[1]);
  expect(site.read(later[0] ?? '')).toContain('clicked');
});

test('a page loads no code that only islands share', async () => {
  const shared = "export const shared = 'a text that two islands share';";
  const wake = "import { shared } from './shared.ts'; export default () => console.log(shared);";
  const plain = 'export const A = () => <p>Plain</p>;';
  const show = (name: string) => `<Island name="${name}" component={A} props={{}} />`;
  const site = await builtSite({
    '_widgets/shared.ts': shared,
    '_widgets/one.tsx': plain,
    '_widgets/one.island.ts': wake,
    '_widgets/two.tsx': plain,
    '_widgets/two.island.ts': wake,
    '_widgets/two.client.ts': "import { shared } from './shared.ts'; document.title = shared;",
    'a.tsx': pageText('A', {
      imports: "import { A } from './_widgets/one.tsx'; import './_widgets/two.tsx';",
      body: show('one') + show('two'),
    }),
    'b.tsx': pageText('B'),
    'b.client.ts': "import { shared } from './_widgets/shared.ts'; document.title = shared + 1;",
  });
  for (const page of ['a.html', 'b.html']) {
    const scripts = scriptsOf(site.read(page));
    expect(scripts).toHaveLength(1);
    expect(scripts.flatMap((src) => withImports(site, src))).toEqual(scripts);
  }
});

test('islands with React share its chunk, and an island without React is a single file', async () => {
  const site = await builtSite({
    ...widgets,
    '_widgets/title.ts': "export const title = 'A text that two islands share';",
    '_widgets/plain.tsx': 'export const Plain = () => <p>Plain</p>;',
    '_widgets/plain.island.ts':
      "import { withBase } from '#authoring'; import { title } from './title.ts'; export default (element) => { element.title = title + withBase('/'); };",
    '_widgets/other.tsx': 'export const Other = () => <p>Other</p>;',
    '_widgets/other.island.ts':
      "import { title } from './title.ts'; export default (element) => { element.title = title; };",
    'a.tsx': pageText('A', {
      imports: `import { Counter } from './_widgets/counter.tsx'; import { Tabs } from './_widgets/tabs.tsx';
import { Plain } from './_widgets/plain.tsx'; import { Other } from './_widgets/other.tsx';`,
      body: `<Island name="counter" component={Counter} props={{ start: 1 }} />
<Island name="tabs" component={Tabs} props={{ start: 1 }} />
<Island name="plain" component={Plain} props={{}} /><Island name="other" component={Other} props={{}} />`,
    }),
  });
  const [counter, tabs, plain, other] = islandsOf(site.read('a.html')).map((src) =>
    withImports(site, src),
  );
  expect(counter?.slice(1)).toEqual(tabs?.slice(1));
  expect(counter?.length).toBeGreaterThan(1);
  expect(plain).toHaveLength(1);
  expect(other).toHaveLength(1);
  const scripts = readdirSync(join(site.out, 'assets')).filter((file) => file.endsWith('.js'));
  const [page = ''] = scriptsOf(site.read('a.html'));
  const named = [page, ...[counter, tabs, plain, other].flatMap((files) => files ?? [])];
  expect(scripts.filter((file) => !named.includes(`assets/${file}`))).toEqual([
    expect.stringMatching(/^hydrate-/),
  ]);
});

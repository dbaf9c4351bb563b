import { expect, test } from 'vitest';
import { scriptsOf, widgets, withCounter } from '../support/browser-parts.ts';
import { builtSite } from '../support/read-built.ts';
import { pageText, siteText } from '../support/site-folder.ts';

test('a page without browser files has no script at all', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A') });
  expect(site.read('index.html')).not.toContain('<script');
});

test('a page with a module x.tsx runs x.client.ts, and shares nothing with those that do not', async () => {
  const live = (text: string) => `document.body.dataset.${text} = 'yes';`;
  const site = await builtSite({
    '_site.tsx': siteText({
      imports: "import { Bar } from './_bar.tsx';",
      frame: '<Bar /><main>{children}</main>',
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
    scriptsOf(site.read(file)).map((src) => /dataset\.(\w+)/.exec(site.read(src))?.[1]);
  expect(run('index.html')).toEqual(['bar']);
  expect(run('a.html')).toEqual(['bar', 'card']);
  expect(run('b.html')).toEqual(['bar', 'own']);
  expect(run('c.html')).toEqual(['bar']);
});

import { expect, test } from 'vitest';
import { toFragment } from '../../../src/render/html/fragment.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

const about = pageText('About', {
  meta: "aliases: ['/us', '/old/about', '/Company.v1~x']",
  body: '<p id="team">Team</p>',
});

test('an alias in a page or the layout is rewritten; its query and fragment stay', async () => {
  const body = `<a href="/us">1</a><a data-href="/us" href="/old/about">2</a><a href="/us?a=1&amp;b='2'#team">3</a>
<a href="/us#team">4</a><form action="/us" /><a href="/use">5</a><a href="https://store.example/us">6</a>
<p>{'<a href="/us">'}</p><p title='href="/us"'>7</p>`;
  const site = await builtSite({
    '_site.tsx': siteText({
      layout: '<nav><a href="/us">A</a></nav><main>{children}</main><a href="/us#team">B</a>',
    }),
    'about.tsx': about,
    'use.tsx': pageText('Use'),
    'index.tsx': pageText('Home', { body }),
  });
  const html = site.read('index.html');
  for (const part of [
    '<nav><a href="/about">A</a></nav>',
    '<a href="/about#team">B</a>',
    '<a href="/about">1</a>',
    '<a data-href="/us" href="/about">2</a>',
    '<a href="/about?a=1&amp;b=&#x27;2&#x27;#team">3</a>',
    '<a href="/about#team">4</a>',
    '<form action="/about">',
    '<a href="/use">5</a>',
    '<a href="https://store.example/us">6</a>',
    '<p>&lt;a href=&quot;/us&quot;&gt;</p>',
    '<p title="href=&quot;/us&quot;">7</p>',
  ])
    expect(html).toContain(part);
});

test('links in an island stay as its component renders them, in a page and in the layout', async () => {
  const island = '<Island name="menu" component={Menu} props={{}} />';
  const imports = "import { Menu } from './_parts/menu.tsx';";
  const markup = '<div><div></div><a href="/us">1</a><a href="/">2</a></div></div>';
  const site = await builtSite({
    '_parts/menu.tsx':
      'export const Menu = () => <div><div /><a href="/us">1</a><a href="/">2</a></div>;',
    '_parts/menu.island.ts': 'export default () => {};',
    '_site.tsx': siteText({ imports, layout: `${island}<main>{children}</main>` }),
    'about.tsx': about,
    'index.tsx': pageText('Home', { imports, body: `${island}<a href="/us">3</a>` }),
  });
  const html = site.read('index.html');
  expect(html.split(`>${markup}`)).toHaveLength(3);
  expect(html).toContain(`>${markup}<a href="/about">3</a>`);
});

test('an alias is rewritten among unclosed tags', () => {
  const html = '<p>One<div><ul><li><a href="/us">1</a><li><a href="/us">2</a></ul></div>';
  const addressOf = (alias: string) => (alias === '/us' ? '/about' : undefined);
  expect(toFragment(html, { base: '', addressOf }).html).toBe(html.replaceAll('/us', '/about'));
});

test('every alias redirects by itself and by a link, and search engines see only the page', async () => {
  const site = await builtSite({
    'about.tsx': about.replace('"About"', '"About \\"us\\" & <you>"'),
  });
  for (const file of ['us.html', 'old/about.html', 'Company.v1~x.html']) {
    const html = site.read(file);
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about">');
    expect(html).toContain('<link rel="canonical" href="https://store.example/about">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/about">About &quot;us&quot; &amp; &lt;you&gt;</a>');
    expect(await validateHtml(html)).toEqual([]);
  }
});

test('a link with both an alias and aria-current is correct', async () => {
  const layout =
    '<nav><a href="/us">About</a> <a href="/">Home</a> <a href="/about#team">Team</a></nav><main>{children}</main>';
  const site = await builtSite({ '_site.tsx': siteText({ layout }), 'about.tsx': about });
  expect(site.read('about.html')).toContain(
    '<nav><a aria-current="page" href="/about">About</a> <a href="/">Home</a> <a href="/about#team">Team</a></nav>',
  );
  expect(site.read('index.html')).toContain(
    '<nav><a href="/about">About</a> <a aria-current="page" href="/">Home</a> <a href="/about#team">Team</a></nav>',
  );
});

test('a link that states its own aria-current keeps it', async () => {
  const layout =
    '<nav><a href="/" aria-current="true">1</a><a href="/">2</a></nav><main>{children}</main>';
  const site = await builtSite({ '_site.tsx': siteText({ layout }) });
  expect(site.read('index.html')).toContain(
    '<nav><a href="/" aria-current="true">1</a><a aria-current="page" href="/">2</a></nav>',
  );
});

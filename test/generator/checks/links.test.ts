import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

const scheme = '  Start it with "/" or with one of those schemes.';
const unknownScheme = (href: string) =>
  `The link "${href}" isn't a root-relative path or an https:, tel:, sms:, or mailto: URL.`;
const link = (...hrefs: readonly string[]) =>
  pageText('Team', {
    body: hrefs.map((href) => `<a href=${JSON.stringify(href)}>Go</a>`).join('\n'),
  });

test('a link that matches no page fails with the nearest address', async () => {
  const correct = 'Correct the address, add the page, or remove the link.';
  const hints = {
    '/abuot': 'Did you mean "/about"?',
    '/about/': 'Remove the trailing slash: "/about".',
    '/about.html': 'Did you mean "/about"?',
    '/About': 'Did you mean "/about"?',
    '/404': correct,
    '/gift-cards': correct,
    '/abuot?a=b#c': 'Did you mean "/about"?',
    '/index.html': 'Did you mean "/"?',
    '/_b': correct,
    'https://store.example/abuot': 'Did you mean "/about"?',
  };
  const files = {
    'about.tsx': pageText('About', { meta: "aliases: ['/old']" }),
    'team.tsx': link(...Object.keys(hints)),
  };
  expect(await problemsOf(files)).toEqual(
    Object.entries(hints).map(
      ([href, hint], index) =>
        `team.tsx:${5 + index}: The link "${href}" doesn't match any page.\n  ${hint}`,
    ),
  );
});

test('a link has a safe scheme, or is a path from the root', async () => {
  const hrefs = [
    ...['data:text/html,x', 'team', './team', '../team', '//other.example'],
    ...['ftp://other.example', 'file:///x'],
  ];
  expect(await problemsOf({ 'team.tsx': link(...hrefs) })).toEqual(
    hrefs.map((href, index) => `team.tsx:${5 + index}: ${unknownScheme(href)}\n${scheme}`),
  );
});

test('an http:// link is refused, and the fix is its https:// form', async () => {
  expect(await problemsOf({ 'team.tsx': link('http://other.example/a') })).toEqual([
    'team.tsx:5: The link "http://other.example/a" is not encrypted.\n  Change it to "https://other.example/a", or remove it if the site has no https:// address.',
  ]);
});

test('a link to no address or number does not work', async () => {
  const email = 'valid email address.\n  Write mailto:name@example.com, without spaces.';
  const phone = (kind: string) =>
    `valid phone number.\n  Write it without spaces, and best with its country code: ${kind}:+15035550142.`;
  const faults = {
    'mailto:joe': email,
    'mailto: joe@store.example': email,
    'tel:undefined': phone('tel'),
    'sms:+1 910 555 0100': phone('sms'),
  };
  expect(await problemsOf({ 'team.tsx': link(...Object.keys(faults)) })).toEqual(
    Object.entries(faults).map(
      ([href, fault], index) => `team.tsx:${5 + index}: The link "${href}" has no ${fault}`,
    ),
  );
});

test('an import in place of its URL is reported, with what to write', async () => {
  const body = '<img src={{}} alt="" width="1" height="1" />';
  expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
    'team.tsx: A URL is an object.\n  Use its `url` if it is an imported image: src={photo.url}.',
  ]);
});

test('the target of a form can be an endpoint', async () => {
  const body = '<form action="/api/order" method="post"></form>';
  expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
    'team.tsx:5: The link "/api/order" doesn\'t match any page.\n  Correct the address. If another program answers it, list it in `endpoints` of `defineSite`.',
  ]);
});

test('a link may call, email, or send a text message', async () => {
  const hrefs = [
    ...['tel:+19105550100', 'tel:+1-910-555-0100;ext=2', 'tel:0301234567', 'tel:911'],
    'sms:+19105550100?body=Hi',
    ...['mailto:a@store.example', 'mailto:a@store.example,b@store.example', 'mailto:?subject=Rye'],
  ];
  const body = hrefs.map((href) => `<a href="${href}">${href}</a>`).join('');
  const site = await builtSite({ 'team.tsx': pageText('Team', { body }) });
  for (const href of hrefs) expect(site.read('team.html')).toContain(`href="${href}"`);
});

test('an empty icon, which keeps browsers from requesting one, is not a bad link', async () => {
  const more = 'Head: () => <link rel="icon" href="data:," />,';
  const site = await builtSite({ '_site.tsx': siteText({ more }) });
  expect(site.read('index.html')).toContain('<link rel="icon" href="data:,"');
});

test('an image can be a data URL, which is not followed', async () => {
  const body = '<img alt="" width="1" height="1" src="data:image/svg+xml,x" />';
  const site = await builtSite({ 'team.tsx': pageText('Team', { body }) });
  expect(site.read('team.html')).toContain('src="data:image/svg+xml,x"');
  expect(firstLines(await problemsOf({ 'team.tsx': link('data:image/svg+xml,x') }))).toEqual([
    `team.tsx:5: ${unknownScheme('data:image/svg+xml,x')}`,
  ]);
});

test('the address that differs from a link only in case is the nearest one', async () => {
  const body = '<a href="/A">A</a><a href="/FEDEX.html">F</a>';
  const problems = await problemsOf({
    'a.tsx': pageText('A'),
    'fedex.tsx': pageText('FedEx'),
    'team.tsx': pageText('Team', { body }),
  });
  expect(problems).toEqual([
    `team.tsx:5: The link "/A" doesn't match any page.\n  Did you mean "/a"?`,
    `team.tsx:5: The link "/FEDEX.html" doesn't match any page.\n  Did you mean "/fedex"?`,
  ]);
});

test('an empty link is reported on its page', async () => {
  expect(firstLines(await problemsOf({ 'team.tsx': link('') }))).toEqual([
    `team.tsx: ${unknownScheme('')}`,
  ]);
});

test('for a javascript: link, the fix is a button', async () => {
  expect(await problemsOf({ 'team.tsx': link('javascript:alert(1)') })).toEqual([
    'team.tsx:5: A link starts with "javascript:".\n  Use a button, and add its code in a .client.ts file next to the component.',
  ]);
});

test('forms, iframes, images, and scripts are links, too', async () => {
  const body = `<form action="/a" /><button formAction="/b">B</button><iframe title="C" src="/c" />
<img alt="" width="1" height="1" src="/d" /><video><source src="/e" /></video><area alt="F" href="/f" />`;
  const problems = await problemsOf({ 'team.tsx': pageText('Team', { body }) });
  const targets = problems.map((problem) => /"\/(.*?)"/.exec(problem)?.[1]);
  expect(targets.sort().join('')).toBe('abcdef');
});

test('an unknown link is reported in its own file: a component, a fact, the layout', async () => {
  const card =
    'import { links } from "./links.ts";\nexport const Card = () =>\n  <><a href="/lost">Lost</a><a href={links.gone}>Gone</a></>;';
  const problems = await problemsOf({
    '_site.tsx': siteText({
      layout: '<Link href="/missing">Missing</Link><main>{children}</main>',
      more: 'Head: () => <link rel="icon" href="/favicon.svg" />,',
    }),
    '_parts/card.tsx': card,
    '_parts/links.ts': "// '/gone' was here\nexport const links = {\n  gone: '/gone/away',\n};",
    'team.tsx': pageText('Team', {
      imports: "import { Card } from './_parts/card.tsx';",
      body: '<Card />',
    }),
  });
  expect(firstLines(problems)).toEqual([
    '_parts/card.tsx:3: The link "/lost" doesn\'t match any page.',
    '_parts/links.ts:3: The link "/gone/away" doesn\'t match any page.',
    '_site.tsx:5: The file "/favicon.svg" doesn\'t exist.',
    '_site.tsx:4: The link "/missing" doesn\'t match any page.',
  ]);
});

test('a line that only starts like the link is not mistaken for it', async () => {
  const imports = "import './_team-card.css';";
  const problems = await problemsOf({
    '_team-card.css': 'p { color: red }',
    'team.tsx': pageText('Team', { imports, body: '<a href="/_team">Go</a>' }),
  });
  expect(firstLines(problems)).toEqual(['team.tsx:5: The link "/_team" doesn\'t match any page.']);
});

test('a link in a component on many pages is one problem', async () => {
  const imports = "import { Card } from './_card.tsx';";
  const page = (title: string) => pageText(title, { imports, body: '<Card />' });
  const files = { '_card.tsx': 'export const Card = () => <a href="/lost">Lost</a>;' };
  expect(
    firstLines(await problemsOf({ ...files, 'a.tsx': page('A'), 'b.tsx': page('B') })),
  ).toEqual(['_card.tsx:1: The link "/lost" doesn\'t match any page.']);
});

test('a link to a fragment that no element has is reported, with the closest one', async () => {
  const near = ' Closest match: #more.';
  const body =
    '<p id="more">More</p><a href="#nope">A</a>\n<a href="/#nope">B</a>\n<a href="#100%">C</a>';
  const fault = (line: number, href: string, page: string, id: string, more: string) =>
    `team.tsx:${line}: The link "${href}" points to #${id}, but ${page} has no element with that id.\n  Add id="${id}" to the target element, or correct the link.${more}`;
  expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
    fault(5, '#nope', '/team', 'nope', near),
    fault(6, '/#nope', '/', 'nope', ''),
    fault(7, '#100%', '/team', '100%', near),
  ]);
});

test('a picture names a drawing that is in its SVG file', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><view id="tape"/></svg>';
  const picture = (fragment: string) =>
    `<img src="/tape.svg#${fragment}" alt="" width="9" height="9"/>`;
  const body = ['tape', 'main', 'svgView(viewBox(0,0,9,9))'].map(picture).join('');
  const problems = await problemsOf({
    '_public/tape.svg': drawing,
    'team.tsx': pageText('Team', { body }),
  });
  expect(problems).toEqual([
    'team.tsx:5: The link "/tape.svg#main" points to #main, but /tape.svg has no element with that id.\n  Add id="main" to the target element, or correct the link. Closest match: #tape.',
  ]);
});

test('fragment links of the layout are checked on every page', async () => {
  const layout =
    '<a href="#main">Skip</a><a href="/#there">There</a><a href="#side">Side</a><main id="main">{children}</main>';
  const problems = await problemsOf({
    '_site.tsx': siteText({ layout }),
    'index.tsx': pageText('Home', { body: '<p id="side">Side</p>' }),
    'team.tsx': pageText('Team'),
  });
  expect(firstLines(problems)).toEqual([
    '_site.tsx:4: The link "/#there" points to #there, but / has no element with that id.',
    '_site.tsx:4: The link "#side" points to #side, but /team has no element with that id.',
  ]);
});

test('correct links pass', async () => {
  const body = `<a href="/">A</a><a href="/about">B</a><a href="/about?x=1#part">C</a><a href="#here">D</a>
<a href="#">E</a><a href="#top">F</a><a href="/old#part">G</a><a href="https://other.example/x">H</a>
<a href="tel:+19105550142">I</a><a href="mailto:a@b.example">J</a><a href="/paper.pdf">K</a>
<a href="/sitemap.xml">L</a><a href="/robots.txt">M</a><form action="/api/contact" /><a href="/dead/end?x">N</a>
<a href="#caf%C3%A9">O</a><a href="#main">P</a><a href="/about#main">Q</a><a href="/my%20notes.pdf">R</a><p id="here" /><p id="café" />`;
  const site = await builtSite({
    '_site.tsx': siteText({
      layout: '<main id="main">{children}</main>',
      more: "endpoints: ['/api/contact'], deadLinks: ['/dead/end'],",
    }),
    '_public/paper.pdf': 'paper',
    '_public/my notes.pdf': 'notes',
    'about.tsx': pageText('About', { meta: "aliases: ['/old']", body: '<p id="part" />' }),
    'team.tsx': pageText('Team', { body }),
  });
  expect(site.read('team.html')).toContain('<a href="/about#part">G</a>');
});

test('a page that could not be loaded is not reported as missing by others', async () => {
  const problems = await problemsOf({
    'about.tsx': 'export const meta = 1;',
    'team.tsx': link('/about'),
  });
  expect(problems.join()).not.toContain('team.tsx');
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowsStyle, cspIn } from '../../../src/render/csp.ts';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, type SiteFiles, siteText } from '../../support/site-folder.ts';

const policy = (text: string): string =>
  `headers: ({ styles, scripts }) => ({ 'Content-Security-Policy': ${text} }),`;
const whole = policy("'style-src ' + styles.join(' ') + '; script-src ' + scripts.join(' ')");
const guarded = (more: string, page = pageText('Team')): SiteFiles => ({
  '_site.tsx': siteText({
    imports: "import './_layout.css';",
    layout:
      '<main>{children}</main><script type="speculationrules">{\'{"prefetch":[]}\'}</script><style>{"b{top:0}"}</style>',
    more,
  }),
  '_layout.css': 'body { margin: 0 }',
  '_card.css': '.card { color: red }',
  'team.tsx': page,
});
const hashOf = (text = ''): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy receives the hash of every inline style sheet and script of a page', async () => {
  const cards = pageText('Team', { imports: "import './_card.css';" });
  const { read } = await builtSite(guarded(whole, cards));
  const html = read('index.html') + read('team.html');
  const inline = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, it]) => it))];
  const styles = inline(/<style>(.*?)<\/style>/g);
  const scripts = inline(/<script type="speculationrules">(.*?)<\/script>/g);
  expect([styles.length, scripts.length]).toEqual([3, 1]);
  const header = read('_headers');
  for (const text of [...styles, ...scripts]) expect(header).toContain(hashOf(text));
  expect(header.match(/sha256/g)).toHaveLength(4);
});

test('a page has no inline style sheet or script of its own', async () => {
  const body = `<p>Fine</p>
<style>{"p{color:red}"}</style>
<script>{"go()"}</script>
<script type="module">{"import(1)"}</script>`;
  const problems = await problemsOf(guarded(whole, pageText('Team', { body })));
  const fault = (line: number, tag: string, text: string, hint: string) =>
    expect.stringContaining(
      `team.tsx:${line}: The content security policy does not allow the inline <${tag}> on /team: "${text}".\n  Move the ${hint}`,
    );
  expect(problems).toEqual([
    fault(6, 'style', 'p{color:red}', 'rules to a style sheet'),
    fault(7, 'script', 'go()', 'code to a .client.ts file'),
    fault(8, 'script', 'import(1)', 'code to a .client.ts file'),
  ]);
});

test('JSON is not a script, and a policy that allows everything needs no hash', async () => {
  const data = pageText('Team', { body: '<script type="application/ld+json">{"{}"}</script>' });
  expect((await builtSite(guarded(whole, data))).has('team.html')).toBe(true);
  const script = pageText('Team', { body: '<script>{"go()"}</script>' });
  const open = policy('"default-src \'unsafe-inline\'"');
  expect((await builtSite(guarded(open, script))).has('team.html')).toBe(true);
  const other = policy('"img-src \'self\'"');
  expect((await builtSite(guarded(other, script))).has('team.html')).toBe(true);
});

test.each([
  ["script-src 'self'", true],
  ["style-src 'self' 'unsafe-inline'", true],
  [`style-src 'self' ${hashOf('x')}; style-src-attr 'unsafe-inline'`, true],
  [`style-src-attr 'unsafe-hashes' ${hashOf('color:red')}`, true],
  [`style-src-attr ${hashOf('color:red')}`, false],
  ["style-src-attr 'none'; style-src 'unsafe-inline'", false],
  ["style-src 'self'", false],
  ["default-src 'self'", false],
  [`style-src 'unsafe-inline' ${hashOf('x')}`, false],
])('the policy %s allows a style attribute: %s', (header, isAllowed) => {
  const csp = cspIn({ 'Content-Security-Policy': header });
  expect(csp && allowsStyle(csp, 'color:red')).toBe(isAllowed);
});

test('a policy that lacks a hash is reported', async () => {
  const forgetful = policy(`"default-src 'self' " + styles.slice(1).join(' ')`);
  expect(firstLines(await problemsOf(guarded(forgetful)))).toEqual([
    '_site.tsx:4: The content security policy does not allow the inline <script> on every page: "{"prefetch":[]}".',
    '_site.tsx:5: The content security policy does not allow the style sheet _layout.css.',
  ]);
});

test('a hash next to it disables unsafe-inline', async () => {
  const both = policy(`"style-src 'unsafe-inline' " + styles.slice(1).join(' ')`);
  expect(firstLines(await problemsOf(guarded(both)))).toEqual([
    '_site.tsx:5: The content security policy does not allow the style sheet _layout.css.',
  ]);
});

test('a header fits in a line that every host can read', async () => {
  const long = "headers: () => ({ 'X-Long': 'x'.repeat(1992) }),";
  expect((await builtSite(guarded(long))).read('_headers')).toContain('X-Long: xxx');
  expect(await problemsOf(guarded(long.replace('1992', '1993')))).toEqual([
    '_site.tsx:5: The header X-Long is 2001 characters long, but some hosts read only 2000.\n  Combine style sheets that pages often use together. Each one needs a hash in the policy.',
  ]);
});

test('headers that cannot be computed are a problem of the site', async () => {
  const thrown = await problemsOf(guarded('headers() { throw new Error("No facts") },'));
  expect(firstLines(thrown)).toEqual([
    '_site.tsx:5: "No facts" was thrown while the headers were generated.',
  ]);
});

const strict = policy(
  "\"default-src 'self'; img-src 'self' data: https://*.pictures.example/small/; frame-src https://maps.example; object-src 'none'; form-action 'self'; script-src 'self' \" + scripts.join(' ') + '; style-src ' + styles.join(' ')",
);

/** Elements that load what the policy forbids, and what would allow it. */
const forbidden: readonly (readonly [element: string, allowed: string])[] = [
  ['<script defer src="https://cdn.example/a.js" />', 'https://cdn.example to script-src'],
  [
    '<img alt="" width="1" height="1" src="https://cdn.example/b.png" />',
    'https://cdn.example to img-src',
  ],
  [
    '<img alt="" width="1" height="1" src="https://a.pictures.example/large/c.png" />',
    'https://a.pictures.example to img-src',
  ],
  [
    '<img alt="" width="1" height="1" srcSet="data:image/png,x 1x, https://cdn.example/d.png 2x" />',
    'https://cdn.example to img-src',
  ],
  ['<iframe title="Map" src="https://cdn.example/map" />', 'https://cdn.example to frame-src'],
  ['<iframe title="Own" src="/" />', "'self' to frame-src"],
  [
    '<link rel="stylesheet" href="https://cdn.example/e.css" />',
    'https://cdn.example to style-src',
  ],
  ['<video src="https://cdn.example/f.mp4" />', 'https://cdn.example to media-src'],
  ['<object data="/x.pdf" />', "'self' to object-src"],
  ['<form action="https://cdn.example/post" />', 'https://cdn.example to form-action'],
];

test('each element that the policy forbids is reported, with what to add', async () => {
  const body = `<p>Fine</p>\n${forbidden.map(([element]) => element).join('\n')}`;
  const files = guarded(strict, pageText('Team', { body }));
  const problems = await problemsOf({ ...files, '_public/x.pdf': 'x' });
  for (const [index, [element, allowed]] of forbidden.entries()) {
    const [, tag] = /^<(\w+)/.exec(element) ?? [];
    const start = `team.tsx:${6 + index}: The <${tag}> on /team uses "`;
    const found = problems.filter((problem) => problem.startsWith(start));
    expect(found, element).toEqual([
      expect.stringContaining(`  Add ${allowed} in the \`headers\` of _site.tsx`),
    ]);
  }
});

test('what the policy allows passes, and so does everything without a policy', async () => {
  const allowed = `<img alt="" width="1" height="1" src="https://a.pictures.example/small/a.png" /><img alt="" width="1" height="1" src="data:image/png,x" />
<iframe title="Map" src="https://maps.example/map?q=1" /><form action="/" /><a href="https://cdn.example/">A</a>`;
  await builtSite(guarded(strict, pageText('Team', { body: allowed })));
  const other =
    '<script src="https://cdn.example/a.js" /><img alt="" width="1" height="1" src="https://cdn.example/a.png" />';
  await builtSite(guarded('', pageText('Team', { body: other })));
});

test('an image or font that the policy forbids is reported in its style sheet', async () => {
  const body = {
    '_card.css':
      '.card {\n  background: url(https://cdn.example/a.png);\n}\n@font-face { font-family: X; src: url(https://cdn.example/x.woff2) }',
  };
  const page = pageText('Team', { imports: "import './_card.css';" });
  expect(firstLines(await problemsOf({ ...guarded(strict, page), ...body }))).toEqual([
    '_card.css:4: The style sheet uses "https://cdn.example/x.woff2", which the content security policy does not allow.',
    '_card.css:2: The style sheet uses "https://cdn.example/a.png", which the content security policy does not allow.',
  ]);
});

test('an inline event handler, which the policy blocks, fails the build', async () => {
  const body = `<div dangerouslySetInnerHTML={{ __html: '<button onclick="go()">Go</button>' }} />`;
  const page = pageText('Team', { body });
  const problem =
    'team.tsx:5: An element on /team has the attribute onclick, which the content security policy does not allow.';
  expect(firstLines(await problemsOf(guarded(strict, page)))).toEqual([problem]);
  // Browsers ignore 'unsafe-inline' next to a hash.
  const hashed = policy('"script-src \'unsafe-inline\' " + scripts.join(" ")');
  expect(firstLines(await problemsOf(guarded(hashed, page)))).toEqual([problem]);
  for (const text of [
    "script-src 'unsafe-inline'",
    "script-src-attr 'unsafe-inline'; default-src 'none'; style-src-elem 'unsafe-inline'; script-src-elem 'unsafe-inline'",
  ])
    await builtSite(guarded(policy(JSON.stringify(text)), page));
});

import { expect, test } from 'vitest';
import { placeholdersIn } from '../../../src/checks/rules/launch-readiness.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const fact = (name: string, chosen: string, more = '') =>
  `{ name: '${name}', ${more} chosen: '${chosen}', readings: [{ value: '${chosen}', statedAt: [] }] }`;
const args = ['check', '--launch', '--pages', 'pages'];
const site = (facts: readonly string[]) => ({
  '_facts.ts': `export const facts = [\n${facts.join(',\n')}];`,
  '_site.tsx': siteText({
    imports: "import { facts } from './_facts.ts';",
    more: 'facts,',
  }).replace('store.example', 'www.pack-and-ship.com'),
});

test('check --launch lists placeholders and assumptions', async () => {
  const facts = [
    fact('ZIP', '28405'),
    fact('Phone', '(910) 555-0142', "status: 'placeholder',"),
    fact('Fax', '1', "status: 'assumed', confirmed: true,"),
    fact(
      'Hours',
      '9-6',
      "status: 'assumed', remark: 'Ask twice.', show: (hours) => 'from ' + hours,",
    ),
  ];
  const body =
    '<p>Call (910) 555-0142\n or (910) 555-0143</p><a href="mailto:a@store.test">TBD</a>';
  const { root } = siteFolder({
    ...site(facts),
    ...homeTo('/team'),
    'team.tsx': pageText('Team', { body }),
  });
  const { code, stderr } = await runSite(args, { cwd: root });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'pages/_facts.ts:3: Phone is a placeholder: "(910) 555-0142".',
    '  Write the real value here, and add `confirmed: true`.',
    '',
    'pages/_facts.ts:5: Hours is assumed: from 9-6.',
    '  Ask twice. Write the right value, or add `confirmed: true` if it stays as it is.',
    '',
    'pages/team.tsx:6: On /team: "store.test" is a placeholder.',
    '  Replace it with the real value, or make it a fact with the status `placeholder`.',
    '',
    'pages/team.tsx:6: On /team: "(910) 555-0143" is a placeholder.',
    '  Replace it with the real value, or make it a fact with the status `placeholder`.',
    '',
    'pages/team.tsx:6: On /team: "TBD" is a placeholder.',
    '  Replace it with the real value, or make it a fact with the status `placeholder`.',
    '',
    '5 problems.',
  ]);
});

thoroughly('a site without placeholders and assumptions can be launched', async () => {
  const { root } = siteFolder(site([fact('ZIP', '28405')]));
  expect(await runSite(args, { cwd: root })).toMatchObject({ code: 0, stderr: '' });
});

test('other problems are reported in the same list', async () => {
  const files = {
    ...site([fact('Phone', '1', "status: 'placeholder',")]),
    ...homeTo('/team'),
    'team.tsx': pageText('Team', { body: '<h1>Two</h1>' }),
  };
  const { stderr } = await runSite(args, { cwd: siteFolder(files).root });
  expect(stderr).toContain('/team has 2 h1 elements; expected 1.');
  expect(stderr).toContain('Phone is a placeholder');
  expect(stderr).toContain('\n2 problems.\n');
});

test.each<[string, readonly string[]]>([
  ['<a href="https://shop.example/a">', ['shop.example']],
  ['a@example.org, www.example.com.', ['example.org', 'www.example.com']],
  ['+19105550142 910-555-0199 (910) 555.0100', ['+19105550142', '910-555-0199', '(910) 555.0100']],
  ['<p>lorem ipsum dolor</p><i>TODO</i>', ['lorem ipsum', 'TODO']],
  ['<script type="application/ld+json">{"url":"https://a.example/"}</script>', ['a.example']],
  [
    'for example. a.examples b.example.net.au 9105550200 1555014299 99995105550142 test.com, todo',
    [],
  ],
  ['<script>a.test(b)</script><style>a{content:"b.test"}</style>', []],
])('the placeholders in %s are %j', (html, expected) => {
  expect(placeholdersIn(html, html)).toEqual(expected);
});

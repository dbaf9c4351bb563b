import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { pageText } from '../../support/site-folder.ts';

test('problems in client scripts and style sheets are reported with their line', async () => {
  const problems = await problemsOf({
    '_a.css': 'p { color: red }\np { color: red',
    'a.tsx': pageText('A', { imports: "import './_a.css';", body: '<a href="/lost">Lost</a>' }),
    'a.client.ts': "import './gone.ts';\nconst x = ;",
  });
  expect([...problems].sort()).toEqual([
    '_a.css:2: Expected "}" to go with "{".\n  The unbalanced "{" is here, in line 2 of _a.css.',
    'a.client.ts:2: Unexpected ";".\n  Correct this line: const x = ;',
    'a.tsx:5: The link "/lost" doesn\'t match any page.\n  Correct the address, add the page, or remove the link.',
  ]);
});

test('the syntax errors of several files are shown together', async () => {
  const problems = await problemsOf({
    'a.tsx': pageText('A', { body: '<p>' }),
    'b.tsx': `${pageText('B')}const = 3;`,
    '_c.ts': 'export const c = 1 +;',
    'd.tsx': pageText('D', {
      imports: "import { c } from './_c.ts'; import './_gone.ts';",
      body: '{c}',
    }),
    'e.tsx': pageText('E', { imports: "import { nope } from './_e.ts';", body: '{nope}' }),
    '_e.ts': 'export const e = 1;',
  });
  expect(new Set(firstLines(problems).map((line) => line.split(':')[0]))).toEqual(
    new Set(['a.tsx', 'b.tsx', '_c.ts', 'd.tsx']),
  );
  expect(problems).toContain(
    'a.tsx:6: Unexpected token.\n  Escape it, or close the tags above: </>; }',
  );
});

test('a package that is missing, or has no such export, is reported where it is imported', async () => {
  const imports = (text: string) => ({
    'a.tsx': pageText('A', { imports: text, body: '{String(x)}' }),
  });
  expect(await problemsOf(imports("import x from 'not-there-at-all';"))).toEqual([
    'a.tsx:1: Could not resolve "not-there-at-all".\n  Install it with "npm install not-there-at-all", or correct the import.',
  ]);
  expect(await problemsOf(imports("import x from '#not-there';"))).toEqual([
    'a.tsx:1: Could not resolve "#not-there".\n  Add it to `imports` in package.json, or correct the import.',
  ]);
  for (const url of ['https://x.example/y.js', 'data:text/javascript,export default 1'])
    expect(await problemsOf(imports(`import x from '${url}';`))).toEqual([
      `a.tsx:1: Could not resolve "${url}".\n  Modules are imported from files and packages only: save it as a file, or install its package.`,
    ]);
  const [problem] = await problemsOf(imports("import { x } from 'react';"));
  expect(problem).toMatch(/^a\.tsx:1: No matching export in "react" for import "x"\.\n/);
  const [other] = await problemsOf(imports("import { x } from 'htmlparser2';"));
  expect(other).toMatch(/^a\.tsx:1: No matching export in "htmlparser2" for import "x"\.\n/);
});

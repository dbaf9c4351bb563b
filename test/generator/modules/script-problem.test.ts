import { expect, test } from 'vitest';
import { compileFiles } from '../../../src/modules/compile/compile.ts';
import { problemsOf } from '../../support/broken-site.ts';

const log =
  '// `@log` — and "using lines = 1" — in a comment\nconst log = (made: unknown) => made;\n';
const text = 'const css = `\n@media print {} using ink = 1`;\n';

test.each([
  ['a class', '@log\nexport class A {}', 5],
  ['an exported class', 'export @log class A {}', 5],
  ['a method', 'export class A {\n  one = 1; @log()\n  two() {}\n}', 6],
  ['a parameter', 'export class A {\n  constructor(@log one: string) {}\n}', 6],
])('a decorator of %s is reported with its line', async (_, code, line) => {
  expect(await problemsOf({ '_a.ts': log + text + code, ...pageWith('_a.ts') })).toEqual([
    `_a.ts:${line}: Node 20 cannot run decorators.\n  Remove it, and call its function with the class or the method.`,
  ]);
});

test.each([
  ['a module', 'using file = log({});\nexport default file;', 5],
  ['a function', 'export function read() {\n  using file: object = log({});\n}', 6],
  ['a loop', 'export async function read() {\n\n  for (await using file of [log]) {}\n}', 7],
])('"using" in %s is reported with its line', async (_, code, line) => {
  expect(await problemsOf({ '_a.ts': log + text + code, ...pageWith('_a.ts') })).toEqual([
    `_a.ts:${line}: Node 20 cannot run "using".\n  Declare it with "const", and release it in a "finally" block.`,
  ]);
});

test.each([
  ['const a = [1;', 'Expected "," or "]" but found ";".', 'Correct this line: const a = [1;'],
  [
    'const a = {\n  b: 1]',
    'Expected "," or "}" but found "]".',
    'Close what line 5 opens: const a = {',
  ],
  [
    'const a = (\n<main>\n<p>b\n</main>\n);',
    "Expected corresponding JSX closing tag for 'p'.",
    'Close what line 7 opens: <p>b',
    8,
  ],
  [
    'const b = <p>1 > 0</p>;',
    'Unexpected token.',
    'Escape it, or close the tags above: const b = <p>1 > 0</p>;',
  ],
  ['if (log) {', 'Expected "}" but found "EOF".', 'Correct this line: if (log) {'],
  [
    'const log = 2;',
    'Identifier "log" has already been declared.',
    'Correct this line: const log = 2;',
  ],
  [
    'type A = 1;\nexport { log };\n\n\nexport { log };',
    "Duplicated export 'log'.",
    'Correct this line: export { log };',
  ],
  ['export { lost };', "Export 'lost' is not defined.", 'Correct this line: export { lost };'],
])(
  'the syntax error in %j is reported where it is',
  async (code, message, hint, line = 4 + code.split('\n').length) => {
    expect(await problemsOf({ '_a.tsx': log + text + code, ...pageWith('_a.tsx') })).toEqual([
      `_a.tsx:${line}: ${message}\n  ${hint}`,
    ]);
  },
);

test('a module that is removed before it is compiled is reported', async () => {
  const problems: unknown[] = [];
  const compiled = await compileFiles(['gone.ts'], '/nowhere', (problem) => problems.push(problem));
  expect(compiled).toEqual([]);
  expect(problems).toEqual([
    {
      file: 'gone.ts',
      message: 'This file cannot be read.',
      hint: 'Add it again, or allow your account to read it.',
    },
  ]);
});

const pageWith = (file: string) => ({
  'a.tsx': `import './${file}';
export const meta = { title: 'A', description: 'A page.' };
export default function A() { return <p>A</p>; }
`,
});

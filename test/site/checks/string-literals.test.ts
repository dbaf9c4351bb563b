import { expect, test } from 'vitest';
import { stringLiteralsIn } from '../../../pages/_checks/string-literals.ts';

test.each<[string, string, readonly string[]]>([
  ['strings', `a = "one"; b('two', "it's", 'a "b"');`, ['one', 'two', "it's", 'a "b"']],
  ['decoded', String.raw`a = "x\u00a0y\x41\u{1F600}\"\\\n"`, ['x\u00a0yA😀"\\ ']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  ['templates', 'a = `one ${b} two ${`in ${c} it`} end`;', ['one ', ' two ', 'in ', ' it', ' end']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  ['with braces in templates', 'a = `x${f({ b: { c: "d" } })}y`; g = "h";', ['x', 'd', 'y', 'h']],
  ['not comments', '// "a"\n/* "b" */ c = "d";', ['d']],
  [
    'not patterns',
    String.raw`a = /["'\`]/g; b = c.replace(/[/"]/, "d"); e = f / g; h = "i" / 2;`,
    ['d', 'i'],
  ],
])('the string literals of a module: %s', (_, code, expected) => {
  expect(stringLiteralsIn(code)).toEqual(expected);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document that the store's site is built from. Section numbers in these tests are its sections. */
export const source = readFileSync(join(import.meta.dirname, 'source.txt'), 'utf8');

/** The line that contains some words. */
export function lineWith(words: string): string {
  const line = source.split('\n').find((text) => text.includes(words));
  if (line === undefined) throw new Error(`No line of source.txt contains "${words}".`);
  return line;
}

/** The entries after some words, up to the end of the sentence. */
export function listAfter(words: string): readonly string[] {
  const [, rest] = source.split(words);
  if (rest === undefined) throw new Error(`source.txt does not contain "${words}".`);
  const [sentence = ''] = rest.trim().split(/\.?(?:\n|$)|\. /);
  return sentence.split(/[,;] /);
}

/** A list of names with values: `Europe 1-2, Asia 2-3`. */
export function valuesAfter(words: string): Readonly<Record<string, string>> {
  const pairs = listAfter(words).map((entry) => [
    entry.slice(0, entry.lastIndexOf(' ')),
    entry.slice(entry.lastIndexOf(' ') + 1),
  ]);
  return Object.fromEntries(pairs);
}

/** The rows of the table whose first column has this title. */
export function tableOf(title: string): readonly (readonly string[])[] {
  const [, table] = source.split(`| ${title} |`);
  if (table === undefined) throw new Error(`No table of source.txt begins with "${title}".`);
  const lines = table.split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => line.slice(2, -2).split(' | '));
}

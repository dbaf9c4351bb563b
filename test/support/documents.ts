import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An example in a document. */
export interface Block {
  readonly language: string;
  /** A file's name, or what the block shows. */
  readonly name: string;
  readonly text: string;
}

/** The text of a file in docs/. */
export const textOf = (document: string): string => readFileSync(join('docs', document), 'utf8');

export function blocksOf(document: string): readonly Block[] {
  const fences = textOf(document).matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms);
  return [...fences].map(([, language = '', name = '', text = '']) => ({ language, name, text }));
}

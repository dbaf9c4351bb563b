import { createHash } from 'node:crypto';
import type { Scan } from './scan.ts';

/** What stands in pages as text and is run or applied, as a content security policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** A text as a source of a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Of the style sheets, and of what the frame holds beside them. */
export function inlineHashes(sheets: Iterable<string>, frame?: Scan): InlineHashes {
  const textsIn = (tag: 'style' | 'script'): readonly string[] =>
    (frame?.inlineTexts ?? []).filter((inline) => inline.tag === tag).map(({ text }) => text);
  return {
    styles: hashSources([...sheets, ...textsIn('style')]),
    scripts: hashSources(textsIn('script')),
  };
}

function hashSources(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(hashSource))];
}

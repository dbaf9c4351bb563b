import { hash } from 'node:crypto';
import type { InlineHashes } from '../../author/definition/site.ts';
import type { Scan } from '../html/scan.ts';

/** The hash of an inline text, as a source in a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** The hashes of all style sheets, and of the layouts' own inline styles and scripts. */
export function inlineHashes(sheets: Iterable<string>, layouts: readonly Scan[]): InlineHashes {
  const inline = layouts.flatMap(({ inlineTexts }) => inlineTexts);
  const textsIn = (tag: 'style' | 'script'): readonly string[] =>
    inline.filter((found) => found.tag === tag).map(({ text }) => text);
  return {
    styles: hashSources([...sheets, ...textsIn('style')]),
    scripts: hashSources(textsIn('script')),
  };
}

function hashSources(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(hashSource))];
}

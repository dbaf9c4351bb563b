import { createHash } from 'node:crypto';
import type { InlineHashes } from '../../author/definition/site.ts';
import type { InlineText, Scan } from '../html/scan.ts';

/** The hash of an inline text, as a source in a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The source that allows an inline text. The one for speculation rules is half as long as a hash. */
export function inlineSource({ text, isSpeculationRules }: InlineText): string {
  return isSpeculationRules ? "'inline-speculation-rules'" : hashSource(text);
}

/** The hashes of all style sheets, and of the frames' own inline styles and scripts. */
export function inlineHashes(sheets: Iterable<string>, frames: readonly Scan[]): InlineHashes {
  const inline = frames.flatMap(({ inlineTexts }) => inlineTexts);
  const sourcesOf = (tag: InlineText['tag']): readonly string[] =>
    inline.filter((found) => found.tag === tag).map(inlineSource);
  return {
    styles: [...new Set([...[...sheets].map(hashSource), ...sourcesOf('style')])],
    scripts: [...new Set(sourcesOf('script'))],
  };
}

import { Parser } from 'htmlparser2';
import { normalizeText } from '../../core/text/normalize-text.ts';
import type { DataNode } from './data-nodes.ts';

/** A continuous text of a document: a paragraph, a table cell, a heading, or a label. */
interface DocumentText {
  readonly text: string;
  /** False for text in an SVG or in an attribute. */
  readonly isProse: boolean;
}

/** Elements that can be inside a sentence. Every other element ends it. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template']);
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const metaNames = /^(description|(og|twitter):(title|description|image:alt))$/;

/** All text of a document or a fragment, in order, including hidden text. */
export function textsInHtml(html: string): readonly DocumentText[] {
  const texts: DocumentText[] = [];
  let drawings = 0;
  let unreadDepth = 0;
  let words = '';
  const add = (words: string, isProse: boolean): void => {
    const text = withoutSpaces(words);
    if (text !== '') texts.push({ text, isProse });
  };
  const end = (): void => {
    add(words, drawings === 0);
    words = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inline.has(name)) words += ' ';
      else end();
      if (name === 'svg') drawings += 1;
      if (unread.has(name)) unreadDepth += 1;
      for (const text of spokenIn(name, attributes)) add(text, false);
    },
    onclosetag(name) {
      if (inline.has(name)) words += ' ';
      else end();
      if (name === 'svg') drawings -= 1;
      if (unread.has(name)) unreadDepth -= 1;
    },
    ontext(text) {
      if (unreadDepth === 0) words += text;
    },
  });
  parser.write(html);
  parser.end();
  end();
  return texts;
}

/** The texts in structured data. */
export function textsInData(nodes: readonly DataNode[]): readonly string[] {
  return nodes.flatMap(({ fields }) =>
    Object.values(fields)
      .flat()
      .filter((value) => typeof value === 'string' && !/^\S+:\/\//.test(value))
      .map((value) => withoutSpaces(String(value))),
  );
}

function spokenIn(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  if (name === 'meta') {
    const { content = '', property, name: metaName } = attributes;
    return metaNames.test(property ?? metaName ?? '') ? [content] : [];
  }
  return spoken.flatMap((attribute) => attributes[attribute] ?? []);
}

/** Collapses whitespace, and removes it before punctuation. */
function withoutSpaces(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)\u2019\u201d])/g, '')
    .trim();
}

/** An abbreviation at the end of a text, after which the sentence continues. */
const abbreviation =
  /(?:^|[\s(])(?:St|No|Dr|Mr|Mrs|Ms|vs|Rd|Ave|Blvd|approx|[A-Za-z]\.(?:[A-Za-z]\.)*[A-Za-z])\.\s*$/;

// Created when it is first used, which takes 10 ms: only checks read sentences.
let segmenter: Intl.Segmenter | undefined;

/** The sentences of a text, in order. */
export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  let isContinued = false;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.length - 1;
    if (isContinued) sentences[last] += segment;
    else sentences.push(segment);
    isContinued = abbreviation.test(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => normalizeText(sentence));
}

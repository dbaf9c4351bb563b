import { normalizeText } from '../../core/text/normalize-text.ts';
import { textOf } from '../html/page-text.ts';
import { type OpenTag, readHtml } from '../html/read-html.ts';
import type { DataNode } from './data-nodes.ts';

/** Elements that can be inside a sentence. Every other element ends it. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const metaNames = /^(description|(og|twitter):(title|description|image:alt))$/;

/** All texts of a document or a fragment, including hidden ones: paragraphs, table cells, headings, and labels. */
export function textsInHtml(html: string): readonly string[] {
  const labels: string[] = [];
  readHtml(html, { onOpen: (tag) => labels.push(...spokenIn(tag)) });
  return [
    ...textsOutside(/^(?:script|style|template)$/, html),
    ...labels.map(collapseSpaces).filter(Boolean),
  ];
}

/** The texts in order, without those in drawings and in attributes. */
export function proseInHtml(html: string): readonly string[] {
  return textsOutside(/^(?:script|style|template|svg)$/, html);
}

function textsOutside(leftOut: RegExp, html: string): readonly string[] {
  const markOf = (name: string): string => (inline.test(name) ? ' ' : '\0');
  const text = textOf(html, ({ name }) => leftOut.test(name), markOf);
  return text.split('\0').map(collapseSpaces).filter(Boolean);
}

/** The texts in structured data. */
export function textsInData(nodes: readonly DataNode[]): readonly string[] {
  return nodes.flatMap(({ fields }) =>
    Object.values(fields)
      .flat()
      .filter((value) => typeof value === 'string' && !/^\S+:\/\//.test(value))
      .map((value) => collapseSpaces(String(value))),
  );
}

function spokenIn({ name, attributes }: OpenTag): readonly string[] {
  if (name === 'meta') {
    const { content = '', property, name: metaName } = attributes;
    return metaNames.test(property ?? metaName ?? '') ? [content] : [];
  }
  return spoken.flatMap((attribute) => attributes[attribute] ?? []);
}

/** Collapses whitespace, and removes it before punctuation. */
function collapseSpaces(text: string): string {
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

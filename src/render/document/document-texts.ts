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
  const isLeftOut = ({ name }: OpenTag): boolean => /^(?:script|style|template)$/.test(name);
  const text = textOf(html, isLeftOut, (name) => (inline.test(name) ? ' ' : '\0'));
  return [...text.split('\0'), ...labels].map(collapseSpaces).filter(Boolean);
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

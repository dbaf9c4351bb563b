import type { CheckedPage, Problem } from '#authoring';
import { sentencesIn } from './sentences.ts';
import { wordsOf } from './words.ts';

/** The highest Flesch-Kincaid grade, in years of US school. */
const maxGrade = 8;

/** A page is not harder to read than our goal. */
export function readingGrade({ address, file, content }: CheckedPage): readonly Problem[] {
  const sentences = proseIn(content);
  const grade = gradeOf(sentences);
  if (grade <= maxGrade) return [];
  const [longest = ''] = [...sentences].sort((a, b) => wordsOf(b).length - wordsOf(a).length);
  return [
    {
      file,
      needles: [longest, longest.split(' ').slice(0, 4).join(' ')],
      message: `The reading grade of ${address} is ${grade.toFixed(1)} (limit: ${maxGrade}). Its longest sentence is "${longest.replace(/\.$/, '')}".`,
      hint: 'Split long sentences, and use shorter words.',
    },
  ];
}

/** Elements that can be inside a sentence. Every other element ends it. */
const inline =
  /<\/?(?:a|abbr|b|bdi|bdo|br|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/g;

/** The sentences in some HTML. Only text that ends like a sentence counts: labels and table cells are not prose. */
export function proseIn(html: string): readonly string[] {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '\0')
    .replace(inline, ' ')
    .replace(/<[^>]*>/g, '\0')
    .replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities.get(entity) ?? entity);
  return text
    .split('\0')
    .flatMap((part) =>
      sentencesIn(
        part
          .replace(/\s+/g, ' ')
          .replace(/ (?=[.,;:!?)\u2019\u201d])/g, '')
          .trim(),
      ),
    )
    .filter((sentence) => /[.!?][”"’)]*$/.test(sentence));
}

/** What React escapes. */
const entities = new Map([
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

/** The Flesch-Kincaid grade: https://en.wikipedia.org/wiki/Flesch-Kincaid_readability_tests. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** About how many syllables a word has: its groups of vowels, without an e that is silent at its end. A number counts as one. */
function syllablesIn(word: string): number {
  const spoken = word.replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouytd])ed$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { ReadingGoals } from '../../author/definition/check-options.ts';
import { wordsOf } from '../../core/text/normalize-text.ts';
import { proseInHtml, sentencesIn } from '../../render/document/document-texts.ts';
import type { Inspection } from '../inspection.ts';

/** The readability of a page. */
interface PageReading {
  readonly address: string;
  /** The Flesch-Kincaid grade, in years of US school. */
  readonly grade: number;
  /** The sentences with more words than the site's goal. */
  readonly longSentences: readonly string[];
}

/** An inspection that measures the pages of a site. It has no problems: a person decides what to rewrite. */
export function createReadingReport() {
  const pages: PageReading[] = [];
  let goals: ReadingGoals | undefined;
  const visit: Inspection['visit'] = (page, { reading }) => {
    if (!reading) return;
    goals = reading;
    pages.push({ address: page.route.address, ...measureReading(page.content, reading) });
  };
  /** The hardest page first. */
  const sorted = (): readonly PageReading[] =>
    [...pages].sort((a, b) => b.grade - a.grade || (a.address < b.address ? -1 : 1));
  /** The lines of `site check`: the hardest ten pages, or with `--reading` all pages or one, with their long sentences. */
  const lines = (selection?: string | true): readonly string[] =>
    goals ? toLines(sorted(), goals, selection) : [];
  return { visit, problems: async () => [], pages: sorted, lines };
}

/** Measures only text that ends like a sentence: labels and table cells are not prose. */
function measureReading(
  html: string,
  { sentenceWords }: ReadingGoals,
): Omit<PageReading, 'address'> {
  const sentences = proseInHtml(html)
    .flatMap(sentencesIn)
    .filter((sentence) => /[.!?][”"’)]*$/.test(sentence));
  const words = sentences.flatMap(wordsOf);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllablesOf(words) };
  const longSentences = sentences.filter((sentence) => wordsOf(sentence).length > sentenceWords);
  const grade = sentences.length === 0 ? 0 : Math.max(0, fleschKincaid(counts));
  return { grade: Math.round(grade * 10) / 10, longSentences };
}

/** A number counts as one syllable. */
function syllablesOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
}

const shownPages = 10;

function toLines(
  pages: readonly PageReading[],
  { grade, sentenceWords }: ReadingGoals,
  selection: string | true | undefined,
): readonly string[] {
  const selected =
    typeof selection === 'string' ? pages.filter(({ address }) => address === selection) : pages;
  const shown = selection === undefined ? selected.slice(0, shownPages) : selected;
  const hard = pages.filter((page) => page.grade > grade).length;
  const long = pages.reduce((sum, { longSentences }) => sum + longSentences.length, 0);
  return [
    `Reading grade above ${grade}: ${hard} of ${pages.length} pages. Sentences of more than ${sentenceWords} words: ${long}.`,
    ...shown.flatMap(({ address, grade, longSentences }) => [
      `${grade.toFixed(1).padStart(6)}  ${String(longSentences.length).padStart(3)} long  ${address}`,
      ...(selection === undefined ? [] : longSentences.map((sentence) => `          ${sentence}`)),
    ]),
  ];
}

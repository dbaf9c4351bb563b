import { normalizeText } from './words.ts';

/** An abbreviation at the end of a text, after which the sentence continues. */
const abbreviation =
  /(?:^|[\s(])(?:St|No|Dr|Mr|Mrs|Ms|vs|Rd|Ave|Blvd|approx|[A-Za-z]\.(?:[A-Za-z]\.)*[A-Za-z])\.\s*$/;

// Created when it is first used, which takes 10 ms: only `npm run check` reads sentences.
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

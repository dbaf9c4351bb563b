import type { FAQPage, Question } from 'schema-dts';
import { type FaqItem, type PageView, policy, type ReadingPolicy, readUnder } from '#authoring';
import { faqUpvotes } from '../_facts/faq-upvotes.ts';
import { pageId, reference } from './identifiers.ts';

/** The questions that the page answers, word for word. Undefined where it answers none. */
export function faqThing(
  { url, meta }: PageView,
  under: ReadingPolicy = policy,
): FAQPage | undefined {
  const items = meta.faqItems ?? [];
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': pageId(url, 'faq'),
    isPartOf: reference(pageId(url, 'webpage')),
    mainEntity: items.map((item) => questionThing(item, under)),
  };
}

function questionThing({ question, answer }: FaqItem, under: ReadingPolicy): Question {
  const votes = readUnder(under, faqUpvotes, 'structured data');
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: answer,
      ...(votes && { upvoteCount: votesFor(question, votes) }),
    },
  };
}

/** A number within the range that is the same in every build, since it comes from the text. */
function votesFor(text: string, [from, to]: readonly [number, number]): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return from + (sum % (to - from + 1));
}

import type { Fact } from '../../author/fact.ts';
import { normalizeText } from '../../core/text.ts';
import type { CheckedDocument, PageRule } from '../rule.ts';

/** In a `resolved` build, no page shows a reading of a fact that was not chosen. */
export const rejectedReadings: PageRule<CheckedDocument> = ({ html }, { facts, policy }) => {
  if (policy !== 'resolved') return [];
  const text = normalizeText(html).toLowerCase();
  return facts.flatMap((fact) =>
    rejectedTraces(fact)
      .filter((trace) => containsWords(text, normalizeText(trace).toLowerCase()))
      .map((trace) => ({
        message: `"${trace}" is a value of "${fact.name}" that this site rejected. The chosen value is ${JSON.stringify(fact.chosen)}.`,
        hint: 'Get the value with read() instead of typing it.',
        needles: [trace],
      })),
  );
};

/** The traces of rejected readings that are not also traces of the chosen value. */
function rejectedTraces({ readings, chosen, traces }: Fact): readonly string[] {
  if (!traces) return [];
  const chosenTraces = new Set(traces(chosen));
  const rejected = readings
    .flatMap(({ value }) => traces(value))
    .filter((trace) => !chosenTraces.has(trace));
  return [...new Set(rejected)];
}

/** Whether a text contains the trace as whole words: `18:30` does not contain `8:30`. */
function containsWords(text: string, trace: string): boolean {
  const isLetter = (character: string | undefined): boolean =>
    /[\p{L}\p{N}]/u.test(character ?? '');
  for (let at = text.indexOf(trace); at !== -1; at = text.indexOf(trace, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + trace.length])) return true;
  return false;
}

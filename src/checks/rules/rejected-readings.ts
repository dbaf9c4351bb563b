import type { Fact } from '../../author/fact.ts';
import { normalizeText } from '../../core/text/normalize-text.ts';
import type { DocumentCheck } from '../check-types.ts';

/** Where one reading of a fact is chosen for all places, no page shows another one. */
export const rejectedReadings: DocumentCheck = ({ html }, { facts, policy }) => {
  if (policy !== 'resolved') return [];
  const text = normalizeText(html).toLowerCase();
  return facts.flatMap((fact) =>
    unchosenTraces(fact)
      .filter((trace) => holds(text, normalizeText(trace).toLowerCase()))
      .map((trace) => ({
        what: `"${trace}" is another reading of ${fact.name} than the chosen one`,
        hint: `Take it from the fact with \`read\`, which gives ${JSON.stringify(fact.chosen)}.`,
        needles: [trace],
      })),
  );
};

/** What shows a reading and not the chosen one too. */
function unchosenTraces({ readings, chosen, traces }: Fact): readonly string[] {
  if (!traces) return [];
  const known = new Set(traces(chosen));
  const others = readings
    .flatMap(({ value }) => traces(value))
    .filter((trace) => !known.has(trace));
  return [...new Set(others)];
}

/** As words of their own: `8:30` is not in `18:30`. */
function holds(text: string, trace: string): boolean {
  const isLetter = (sign: string | undefined): boolean => /[\p{L}\p{N}]/u.test(sign ?? '');
  for (let at = text.indexOf(trace); at !== -1; at = text.indexOf(trace, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + trace.length])) return true;
  return false;
}

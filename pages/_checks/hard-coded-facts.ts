import type { CheckedSite, Problem, SourceModule } from '#authoring';
import { stringLiteralsIn } from './string-literals.ts';

/** What a fact holds, by the name of what it matches. */
export const factPatterns: Readonly<Record<string, RegExp>> = {
  price: /\$\s?\d/,
  'time of day': /\b\d{1,2}(:\d\d)?\s?[ap]\.?m\b\.?|\b\d{1,2}:\d\d\b/i,
  'phone number': /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|tel:\+?\d/,
  ZIP: /\b28[34]\d\d\b|\b[A-Z]{2} \d{5}\b/,
  distance: /\d[\d.]*[\s-]*(miles?|mi)\b/i,
  'drive time': /\d[\s-]*(minutes?|mins?)\b/i,
  'founding year': /\bsince (19|20)\d\d\b/i,
};

/** Not the facts themselves, the modules that compute with them, or those that write structured data. */
export const filesWithoutFacts =
  /^(?!_(?:facts|clock|navigation|structured-data|checks)\/|_site|\.\.)/;

/** No module contains a value that belongs in a fact. */
export function hardCodedFacts({ modules }: CheckedSite): readonly Problem[] {
  return modules.filter(({ file }) => filesWithoutFacts.test(file)).flatMap(problemsOf);
}

function problemsOf({ file, code }: SourceModule): readonly Problem[] {
  return stringLiteralsIn(code).flatMap((literal) => {
    if (!/\d/.test(literal)) return [];
    const text = literal.replace(/\s+/g, ' ').trim();
    return Object.entries(factPatterns).flatMap(([what, pattern]) => {
      const [match] = pattern.exec(text) ?? [];
      return match === undefined
        ? []
        : {
            file,
            needles: [text, match],
            message: `A ${what} is hard-coded: "${text}".`,
            hint: 'Import the fact that holds it. Each fact is defined once and reused.',
          };
    });
  });
}

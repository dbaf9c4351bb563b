import type { HardCodedFactRules } from '../../author/definition/check-options.ts';
import type { PageProblem } from '../../core/problems/problem.ts';
import type { CompiledModule } from '../../modules/compile/compiled-module.ts';
import type { SiteCheck } from '../check-types.ts';
import { stringLiteralsIn } from '../text/string-literals.ts';

/** No module contains a value that belongs in a fact: see `HardCodedFactRules`. */
export const hardCodedFacts: SiteCheck = (_, { code, siteChecks }) => {
  const facts = siteChecks.hardCodedFacts;
  if (!facts) return [];
  return [...code()]
    .filter(({ file }) => facts.files.test(file))
    .flatMap((module) => faultsOf(module, facts));
};

function faultsOf(
  { file, code }: CompiledModule,
  rules: HardCodedFactRules,
): readonly PageProblem[] {
  const { patterns, allowed = [] } = rules;
  return stringLiteralsIn(code).flatMap((literal) => {
    if (!/\d/.test(literal)) return [];
    const text = literal.replace(/\s+/g, ' ').trim();
    if (allowed.includes(text)) return [];
    return Object.entries(patterns).flatMap(([what, pattern]) => {
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

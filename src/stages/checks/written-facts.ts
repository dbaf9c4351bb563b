import { literalsIn } from '../../model/literals.ts';
import type { PageProblem, SiteCheck } from '../../model/page-record.ts';
import type { WrittenFactRules } from '../../model/site-checks.ts';

/** No module says by itself what the facts say: see `WrittenFactRules`. */
export const writtenFacts: SiteCheck = (_, { code, rules }) => {
  const facts = rules.writtenFacts;
  if (!facts) return [];
  return [...code()]
    .filter(({ file }) => facts.files.test(file))
    .flatMap((module) => faultsOf(module, facts));
};

interface ModuleCode {
  readonly file: string;
  readonly code: string;
}

function faultsOf({ file, code }: ModuleCode, rules: WrittenFactRules): readonly PageProblem[] {
  const { patterns, allowed = [] } = rules;
  return literalsIn(code).flatMap((literal) => {
    if (!/\d/.test(literal)) return [];
    const text = literal.replace(/\s+/g, ' ').trim();
    if (allowed.includes(text)) return [];
    return Object.entries(patterns).flatMap(([what, pattern]) => {
      const [match] = pattern.exec(text) ?? [];
      return match === undefined
        ? []
        : [
            {
              file,
              needles: [text, match],
              message: `A ${what} is written by hand: "${text}".`,
              hint: 'Name the fact that it comes from: it stands once, with the others.',
            },
          ];
    });
  });
}

import type { Fact } from '../../author/fact.ts';
import { type PageProblem, quoted } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { truncate } from '../../core/text.ts';
import type { CheckedDocument, PageRule, SiteRule } from '../rule.ts';

/** Each fact that is a placeholder or assumed is confirmed. */
export const confirmedFacts: SiteRule = ({ facts }) => [
  ...withStatus(facts, 'placeholder').map((fact) =>
    factProblem(fact, 'a placeholder', toReplace(fact)),
  ),
  ...withStatus(facts, 'assumed').map((fact) => factProblem(fact, 'assumed', toConfirm(fact))),
];

/** No page has placeholder text. That of a fact is reported with the fact. */
export const placeholderTexts: PageRule<CheckedDocument> = ({ html, text }, { facts }) => {
  const reported = JSON.stringify(withStatus(facts, 'placeholder'));
  return placeholdersIn(html, text)
    .filter((placeholder) => !reported.includes(placeholder))
    .map((placeholder) => ({
      needles: [placeholder],
      message: `"${placeholder}" is a placeholder.`,
      hint: 'Replace it with the real value, or make it a fact with the status `placeholder`.',
    }));
};

function withStatus(facts: readonly Fact[], wanted: Fact['status']): readonly Fact[] {
  return facts.filter(({ status, confirmed }) => status === wanted && !confirmed);
}

function toReplace({ remark }: Fact): string {
  return remark ?? 'Write the real value here, and add `confirmed: true`.';
}

function toConfirm({ remark }: Fact): string {
  const edit = 'Write the right value, or add `confirmed: true` if it stays as it is.';
  return remark ? `${remark} ${edit}` : edit;
}

function factProblem({ name, chosen, show }: Fact, fault: string, hint: string): PageProblem {
  const value = truncate(show?.(chosen) ?? JSON.stringify(chosen), 160);
  return {
    file: siteFile,
    // The definition of the fact first, then any other use of its name.
    needles: [...quoted(name).map((text) => `name: ${text}`), ...quoted(name)],
    message: `${name} is ${fault}: ${value.replace(/\.$/, '')}.`,
    hint,
  };
}

/** Domain names that are reserved for examples: RFC 2606 and RFC 6761. */
const reservedName =
  /(?<![\w-])(?:[a-z\d-]+\.)*(?:(?:[a-z\d-]+\.)(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w.-]*\w)/gi;
/** Phone numbers that North America reserves for fiction: 555-0100 to 555-0199. */
const reservedNumber = /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?01\d\d(?!\d)/g;
const filler = /\blorem ipsum\b|\b(?:TODO|FIXME|TBD)\b/g;

/** The placeholders on a page, each once. `text` is its visible text. */
export function placeholdersIn(html: string, text: string): readonly string[] {
  const plain = html.replace(/<(style|script)(?! type="application\/ld\+json")[\s\S]*?<\/\1>/g, '');
  return [
    ...new Set([
      ...(plain.match(reservedName) ?? []),
      ...(plain.match(reservedNumber) ?? []),
      ...(text.match(filler) ?? []),
    ]),
  ];
}

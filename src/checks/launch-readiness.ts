import type { Fact } from '../author/fact.ts';
import { type PageProblem, quoted } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { plural } from '../core/text/plural.ts';
import { truncate } from '../core/text/truncate.ts';
import { visibleTextOf } from '../render/html/page-text.ts';
import { addOccurrence, type Inspection, type Occurrence } from './inspection.ts';

/** What prevents a launch: facts that are placeholders or unconfirmed, and placeholder text on a page. */
export function createLaunchInspection(): Inspection {
  const occurrences = new Map<string, Occurrence>();
  return {
    visit: (page) => {
      for (const text of placeholdersIn(page.html, visibleTextOf(page.html)))
        addOccurrence(occurrences, text, page);
    },
    problems: async ({ facts = [] }) => {
      const placeholders = facts.filter(({ status }) => status === 'placeholder');
      const reported = JSON.stringify(placeholders);
      const unreported = [...occurrences].filter(([text]) => !reported.includes(text));
      return [
        ...placeholders.map((fact) => factProblem(fact, 'a placeholder', toReplace)),
        ...facts
          .filter(({ status }) => status === 'assumed')
          .map((fact) => factProblem(fact, 'assumed', toConfirm(fact))),
        ...unreported.map(([text, { file, pages }]) => ({
          file,
          needles: [text],
          message: `"${text}" is a placeholder${pages > 1 ? `, here and on ${plural(pages - 1, 'more page')}` : ''}.`,
          hint: 'Replace it with the real value, or make it a fact with the status `placeholder`.',
        })),
      ];
    },
  };
}

const toReplace = 'Ask the owner for the real value, write it here, and remove the status.';

function toConfirm({ remark }: Fact): string {
  return `Ask the owner to confirm it, and remove the status.${remark ? ` ${remark}` : ''}`;
}

function factProblem({ name, chosen, show }: Fact, fault: string, hint: string): PageProblem {
  const value = truncate(show?.(chosen) ?? JSON.stringify(chosen), 160);
  return {
    file: siteFile,
    // The definition of the fact first, then any other use of its name.
    needles: [...quoted(name).map((text) => `name: ${text}`), ...quoted(name)],
    message: `${name} is ${fault}: ${value}.`,
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

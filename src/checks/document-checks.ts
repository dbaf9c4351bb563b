import type { PageProblem } from '../core/problems/problem.ts';
import { plural } from '../core/text/plural.ts';
import { readStructuredData } from '../render/document/data-nodes.ts';
import { visibleTextOf } from '../render/html/page-text.ts';
import type { RenderedPage } from '../render/rendered-page.ts';
import { slowDocumentRules } from './all-rules.ts';
import type { DocumentContext, DocumentFault } from './check-types.ts';

/** Checks whole documents. A fault on many pages becomes one problem with the number of pages. */
export function createDocumentChecks(context: DocumentContext) {
  const found = new Map<string, { readonly problem: PageProblem; readonly pages: Set<string> }>();
  const visit = (page: RenderedPage): void => {
    const { address, page: source } = page.route;
    for (const { what, ...fault } of faultsOf(page, context)) {
      const known = found.get(what);
      if (known) known.pages.add(address);
      else
        found.set(what, {
          problem: { ...fault, file: source.file, message: what },
          pages: new Set([address]),
        });
    }
  };
  const problems = (): readonly PageProblem[] =>
    [...found.values()].map(({ problem, pages }) => {
      const [first = '', ...more] = pages;
      const rest = more.length > 0 ? ` and ${plural(more.length, 'more page')}` : '';
      return { ...problem, message: `On ${first}${rest}: ${problem.message}.` };
    });
  return { visit, problems };
}

function faultsOf({ html }: RenderedPage, context: DocumentContext): readonly DocumentFault[] {
  const { nodes, unread } = readStructuredData(html);
  const document = { html, text: visibleTextOf(html), nodes };
  return [
    ...slowDocumentRules.flatMap((check) => check(document, context)),
    ...unread.map((text) => ({
      what: `"${text.slice(0, 40)}" is not valid JSON`,
      hint: 'Use `structuredData` in the site definition, which writes and escapes the JSON.',
    })),
  ];
}

import type { Fact } from '../../author/fact.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { plural } from '../../core/text/plural.ts';
import { visibleTextOf } from '../../render/html/page-text.ts';
import { pageFileOf } from '../../routes/route.ts';
import type { Inspection } from '../inspection.ts';
import { placeholdersIn } from './placeholders.ts';

/** What keeps a site from going live: facts that only hold a place or that nobody has confirmed, and what stands in for something true. */
export function createLaunchInspection(): Inspection {
  const holders = new Map<string, string[]>();
  return {
    visit: (path, html) => {
      for (const standIn of placeholdersIn(html, visibleTextOf(html)))
        holders.set(standIn, [...(holders.get(standIn) ?? []), path]);
    },
    problems: async ({ site: { facts = [] }, table }) => {
      const placeholders = facts.filter(({ status }) => status === 'placeholder');
      const told = JSON.stringify(placeholders);
      const unknown = [...holders].filter(([standIn]) => !told.includes(standIn));
      return [
        ...placeholders.map(placeholderProblem),
        ...facts.filter(({ status }) => status === 'assumed').map(assumedProblem),
        ...unknown.map(([standIn, [first = '', ...more]]) => ({
          file: pageFileOf(table, first) ?? siteFile,
          needles: [standIn],
          message: `"${standIn}" stands in for something${more.length > 0 ? `, here and on ${plural(more.length, 'page')} more` : ''}.`,
          hint: 'Write what is true in its place, or make it a fact with the status `placeholder`.',
        })),
      ];
    },
  };
}

function placeholderProblem(fact: Fact): PageProblem {
  const { name } = fact;
  return {
    file: siteFile,
    needles: needlesOf(name),
    message: `${name} is a placeholder: ${shown(fact)}.`,
    hint: 'Ask the owner for the true value, write it here, and take the status away.',
  };
}

function assumedProblem(fact: Fact): PageProblem {
  const { name, remark } = fact;
  return {
    file: siteFile,
    needles: needlesOf(name),
    message: `${name} is assumed: ${shown(fact)}.`,
    hint: `Let the owner confirm it, and take the status away.${remark ? ` ${remark}` : ''}`,
  };
}

/** Where the fact is, sooner than where else its name stands. */
function needlesOf(name: string): readonly string[] {
  return [...quoted(name).map((text) => `name: ${text}`), ...quoted(name)];
}

/** The beginning of what is chosen. */
function shown({ chosen, show }: Fact): string {
  const text = show?.(chosen) ?? JSON.stringify(chosen);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

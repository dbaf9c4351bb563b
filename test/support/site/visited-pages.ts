import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEverything } from '../everything.ts';
import { realRoutes } from './built-pages.ts';

const templateNames = /_templates\/[\w-]+/g;

/** Pages with a layout of their own. */
const ownLayouts = ['/', '/contact'];

interface PageTemplates {
  readonly address: string;
  readonly templates: readonly string[];
}

/** The addresses that tests of every page visit: all of them, or enough to see each template. */
export function visitedPages(): readonly string[] {
  return testEverything ? realRoutes().map(({ address }) => address) : templateExamples();
}

/** So many addresses that each template is at one of them. */
export function templateExamples(): readonly string[] {
  const pages = realRoutes().map(({ address, file }) => ({
    address,
    templates: readFileSync(join('pages', file), 'utf8').match(templateNames) ?? [],
  }));
  return [...new Set([...ownLayouts, ...coveringPages(pages)])];
}

/** So many pages that each template is on one of them. */
export function coveringPages(pages: readonly PageTemplates[]): readonly string[] {
  const unseen = new Set(pages.flatMap(({ templates }) => templates));
  const chosen: string[] = [];
  const newIn = ({ templates }: PageTemplates) =>
    new Set(templates.filter((template) => unseen.has(template))).size;
  while (unseen.size > 0) {
    const best = pages.reduce((most, page) => (newIn(page) > newIn(most) ? page : most));
    chosen.push(best.address);
    for (const template of best.templates) unseen.delete(template);
  }
  return chosen;
}

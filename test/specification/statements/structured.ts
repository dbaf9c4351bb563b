import { DomUtils } from 'htmlparser2';
import type { PageView } from '../../support/site/page-view.ts';
import type { Element } from '../../support/site/seen-elements.ts';
import type { Statement } from './statement.ts';
import { pattern, show, type Words } from './word-statements.ts';

/** The visible breadcrumbs and the BreadcrumbList are both these, Home first. */
export function trail(...names: readonly string[]): readonly Statement[] {
  const wanted = names.join(' > ');
  return [
    {
      what: `has the breadcrumb ${wanted}, its last part marked as the current page`,
      holds: ({ elements, textOf }) => elements.some((nav) => visibleTrail(nav, textOf) === wanted),
    },
    {
      what: `has a BreadcrumbList ${wanted}`,
      holds: ({ things }) => things.some((thing) => statedTrail(thing) === wanted),
    },
  ];
}

/** Structured data contains a node of this type. */
export function thing(type: string, id: Words = /./): Statement {
  return {
    what: `has structured data of type ${type}${show(id) === '/./' ? '' : ` with an @id like ${show(id)}`}`,
    holds: ({ things }) =>
      things.some(
        (one) => [one['@type']].flat().includes(type) && pattern(id).test(String(one['@id'])),
      ),
  };
}

/** Structured data contains a node with these values, at any depth. */
export function describes(values: Readonly<Record<string, string | number>>): Statement {
  const wanted = Object.entries(values);
  return {
    what: `has structured data with ${wanted.map(([key, value]) => `${key} ${value}`).join(', ')}`,
    holds: ({ things }) =>
      things.some((one) => wanted.every(([key, value]) => String(one[key]) === String(value))),
  };
}

function visibleTrail(nav: Element, textOf: PageView['textOf']): string {
  if (nav.name !== 'nav' || !/breadcrumb/i.test(nav.attribs['aria-label'] ?? '')) return '';
  const crumbs = DomUtils.getElementsByTagName('li', nav);
  const last = crumbs.at(-1);
  const isMarked =
    last && DomUtils.existsOne(({ attribs }) => attribs['aria-current'] === 'page', [last]);
  return isMarked ? crumbs.map(textOf).join(' > ') : '';
}

function statedTrail(one: Readonly<Record<string, unknown>>): string {
  const list = one['itemListElement'];
  if (one['@type'] !== 'BreadcrumbList' || !Array.isArray(list)) return '';
  return list.map((item: { readonly name?: string }) => item.name).join(' > ');
}

import { DomUtils } from 'htmlparser2';
import type { Element } from '../../support/site/seen-elements.ts';
import type { Statement } from './statement.ts';
import { pattern, show, type Words } from './word-statements.ts';

/** Links to an address, with a given text if there is one. A query and a fragment may follow. */
export function link(href: Words, words: Words = /./): Statement {
  return {
    what: `links to ${show(href)}${show(words) === '/./' ? '' : ` saying ${show(words)}`}`,
    holds: ({ links }) =>
      links.some((there) => leadsTo(there.href, href) && pattern(words).test(there.text)),
  };
}

export function links(...hrefs: readonly string[]): readonly Statement[] {
  return hrefs.map((href) => link(href));
}

/** No link of the main content has this href. */
export function linksNotTo(...hrefs: readonly Words[]): readonly Statement[] {
  return hrefs.map((href) => ({
    what: `does not link to ${show(href)}`,
    holds: ({ links: all }) => !all.some((there) => leadsTo(there.href, href)),
  }));
}

/** An entry of its own: a link around a heading or in one, or in an article. */
export function card(href: string): Statement {
  return {
    what: `has a card (a link around or in a heading, or in an <article>) to “${href}”`,
    holds: ({ links: all }) =>
      all.some((there) => leadsTo(there.href, href) && isInCard(there.element)),
  };
}

export function noCard(href: string): Statement {
  const one = card(href);
  return { what: `has no card to “${href}”`, holds: (page) => !one.holds(page) };
}

/** A link to another site that opens in a new tab, with the right `rel`. */
export function newTab(href: RegExp, words: Words): Statement {
  return {
    what: `links to ${show(href)} in a new tab (target="_blank", rel with noopener) saying ${show(words)}`,
    holds: ({ links: all }) =>
      all.some(
        ({ href: there, text, element }) =>
          href.test(there) &&
          pattern(words).test(text) &&
          element.attribs['target'] === '_blank' &&
          /\bnoopener\b/.test(element.attribs['rel'] ?? ''),
      ),
  };
}

function leadsTo(href: string, wanted: Words): boolean {
  return typeof wanted === 'string' ? href.replace(/[?#].*$/, '') === wanted : wanted.test(href);
}

function isInCard(element: Element): boolean {
  if (/^(article|h[2-4])$/.test(element.name)) return true;
  if (
    element.name === 'a' &&
    DomUtils.existsOne(({ name }) => /^h[2-4]$/.test(name), element.children)
  )
    return true;
  const { parent } = element;
  return parent !== null && 'attribs' in parent && isInCard(parent);
}

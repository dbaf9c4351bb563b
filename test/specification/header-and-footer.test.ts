import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { readPage, realRoutes, viewBuilt } from '../support/site/built-pages.ts';
import { viewPage } from '../support/site/page-view.ts';
import type { Element } from '../support/site/seen-elements.ts';
import { by } from './owner-changes.ts';
import { specifiedRoutes } from './specified/specified-routes.ts';
import { address, call, hours } from './specified/words.ts';
import { flatten, headed, holds, link, links, type Statements, says } from './statements.ts';

const { resolved, asStated, year } = inject('builtSite');
const built = realRoutes().map((route) => route.address);

const live = (field: string) =>
  holds(1, `live text ${field}`, ({ attribs }) => attribs['data-live'] === field);

const premium = [
  '/art-shipping',
  '/fine-art-logistics',
  '/museum-transport',
  '/climate-controlled-shipping',
  '/auction-services',
  '/high-value-transport',
  '/white-glove-delivery',
];

/** Section 2: what surrounds every page. */
const frame: Readonly<Record<string, Statements>> = {
  header: [
    link('/'),
    says('Shipping Services', 'Packing Services', 'Mailbox Services', 'Business Services'),
    says('Locations We Serve'),
    links('/packaging-supplies', '/contact', '/locations', '/service-areas'),
    links('/shipping-services', '/packing-services', '/mailbox-services', '/business-services'),
    call,
    live('open.word'),
    link('/contact', /^Get (a quote|Quote)$/),
  ],
  menu: [
    call,
    link('/contact', /^Get (a quote|Quote)$/),
    live('open.word'),
    live('open.detail'),
    live('open.today'),
    headed('Premium Art Services'),
    links(...premium),
    links('/contact'),
    link(/^\/(locations|service-areas)$/, /locations/i),
  ],
  footer: [
    by('founded', says(/since 2012/i)),
    says(`© ${year}`),
    links('/shipping-services', '/packing-services', '/mailbox-services', '/business-services'),
    links(
      '/service-areas/murrayville-wilmington-nc',
      '/service-areas/ogden-wilmington-nc',
      '/service-areas/castle-hayne-nc',
    ),
    address,
    call,
    hours,
    links('/resources', '/contact'),
  ],
};

const parts: Readonly<Record<string, (element: Element) => boolean>> = {
  header: ({ name, parent }) => name === 'header' && isBody(parent),
  menu: ({ attribs }) => attribs['id'] === 'menu',
  footer: ({ name, parent }) => name === 'footer' && isBody(parent),
};

describe.each([
  ['resolved', resolved],
  ['as-stated', asStated],
] as const)('%s', (policy, folder) => {
  test.each(Object.entries(frame))('the %s holds what is specified', (part, statements) => {
    const view = viewPage(readPage(folder, '/'), parts[part]);
    const missing = flatten(statements).filter(
      ({ under = policy, holds }) => under === policy && !holds(view),
    );
    expect(missing.map(({ what }) => `the ${part} ${what}`)).toEqual([]);
  });
});

test('every page is linked from another one', () => {
  const linked = new Set(
    built.flatMap((from) =>
      DomUtils.getElementsByTagName('a', viewBuilt(resolved, from).document)
        .map(({ attribs }) => (attribs['href'] ?? '').replace(/#.*/, ''))
        .filter((to) => to !== from),
    ),
  );
  const orphans = specifiedRoutes.filter((route) => !linked.has(route));
  expect(orphans).toEqual([]);
});

function isBody(parent: Element['parent']): boolean {
  return parent !== null && 'name' in parent && parent.name === 'body';
}

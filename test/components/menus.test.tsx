import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headerMenus, type MenuGroup } from '../../pages/_store/navigation.ts';
import { Menus } from '../../pages/_widgets/menus.tsx';
import { SiteContext } from '../../src/author/site-context.tsx';

const menu: MenuGroup = {
  title: 'Shipping Services',
  sections: [
    {
      title: 'Carriers',
      items: [
        { title: 'FedEx', href: '/fedex-services' },
        { title: 'UPS', href: '/ups-services' },
      ],
    },
    { title: 'Freight', items: [{ title: 'LTL freight', href: '/ltl-freight' }] },
  ],
  cta: { title: 'Not sure?', description: 'Ask us.', label: 'Get Quote', href: '/contact' },
};

const render = (menus: readonly MenuGroup[], existing: readonly string[]) =>
  renderToStaticMarkup(
    <SiteContext.Provider value={{ has: (href) => existing.includes(href), date: '2026-03-02' }}>
      <Menus menus={menus} links={[{ title: 'Contact', href: '/contact' }]} />
    </SiteContext.Provider>,
  );

test('a menu leaves out entries, sections and the way on whose pages do not exist', () => {
  expect(links(render([menu], ['/fedex-services']))).toEqual(['/fedex-services']);
  expect(render([menu], ['/fedex-services'])).not.toContain('Freight');
});

test('a menu without a single page is not there at all', () => {
  expect(render([menu], ['/contact'])).not.toContain('Shipping Services');
});

test('each button opens the panel beside it, and no two panels share an id', () => {
  const html = render(headerMenus, headerMenus.flatMap(addresses));
  const targets = attributes(html, 'popovertarget');
  expect(targets).toHaveLength(headerMenus.length);
  expect(attributes(html, 'id')).toEqual(targets);
  expect(new Set(targets).size).toBe(targets.length);
});

function addresses({ sections }: MenuGroup): readonly string[] {
  return sections.flatMap(({ items }) => items.map(({ href }) => href));
}

function links(html: string): readonly string[] {
  return attributes(html, 'href').filter((href) => !href.startsWith('#'));
}

function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => value);
}

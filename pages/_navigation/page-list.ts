import { guideGroups } from './guides.ts';
import { headerLinks, headerMenus, type MenuItem, type MenuSection } from './header.ts';

const inMenus: readonly MenuSection[] = headerMenus.map(({ title, sections }) => ({
  title,
  items: sections.flatMap(({ items }) => items).filter(({ href }) => !href.includes('#')),
}));

const listed = new Set(inMenus.flatMap(({ items }) => items.map(({ href }) => href)));

const guides = guideGroups
  .flatMap((group) => group.guides)
  .map(({ title, href, text }): MenuItem => ({ title, href, description: text }));

/** What is on the pages that the header links to without a menu. */
const headerTexts: Readonly<Record<string, Pick<MenuItem, 'description'>>> = {
  '/packaging-supplies': { description: 'Boxes, tape and padding' },
  '/contact': { description: 'Hours, directions and a message form' },
};

/** Every page that a visitor may look for, once, under the names that the menus have for them. */
export const pageList: readonly MenuSection[] = [
  {
    title: 'The store',
    items: [
      { title: 'Home', href: '/', description: 'Open now, and drop-off times today' },
      ...headerLinks.map((link) => ({ ...link, ...headerTexts[link.href] })),
      {
        title: 'All areas',
        href: '/service-areas',
        description: 'Towns and neighborhoods near the store',
      },
    ],
  },
  ...inMenus,
  {
    title: 'Guides',
    items: [...guides.filter(({ href }) => !listed.has(href))],
  },
];

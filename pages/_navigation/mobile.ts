import { headerMenus, type MenuItem, type MenuSection } from './header.ts';

const menus = headerMenus.filter(({ title }) => title !== 'Locations We Serve');
const allItems = (sections: readonly MenuSection[]) => sections.flatMap(({ items }) => items);

const groups: readonly MenuSection[] = menus.map(({ title, sections }) => ({
  title,
  items: allItems(sections).filter(({ premium }) => !premium),
}));

const premium: MenuSection = {
  title: 'Premium Art Services',
  items: menus.flatMap(({ sections }) => allItems(sections)).filter((item) => item.premium),
};

/** The groups of the slide-in menu: those of the header, with the art services on their own after shipping. */
export const mobileGroups: readonly MenuSection[] = [
  ...groups.slice(0, 1),
  premium,
  ...groups.slice(1),
];

/** Under the groups. */
export const mobileLinks: readonly MenuItem[] = [
  { title: 'Packaging Supplies', href: '/packaging-supplies' },
  { title: 'Locations We Serve', href: '/service-areas' },
  { title: 'Hours and directions', href: '/contact#hours' },
  { title: 'Store and distances', href: '/locations' },
  { title: 'Guides', href: '/resources' },
  { title: 'Contact', href: '/contact' },
];

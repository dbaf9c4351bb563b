import type { MenuSection } from '../_store/navigation.ts';

/** What a menu can show today: without the entries whose page does not exist, and without empty sections. */
export function withPages(
  sections: readonly MenuSection[],
  has: (href: string) => boolean,
): readonly MenuSection[] {
  return sections
    .map(({ title, items }) => ({ title, items: items.filter(({ href }) => has(href)) }))
    .filter(({ items }) => items.length > 0);
}

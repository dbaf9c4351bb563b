import type { PageEntry } from '../definition/page.ts';

/** One of the pages over which a list is spread. */
export interface PageOfItems<Item> extends PageEntry {
  /** Counted from 1. Its slug is the same as text. */
  readonly number: number;
  /** How many pages there are. */
  readonly count: number;
  /** Those of this page. */
  readonly items: readonly Item[];
}

/** Spreads a list over pages. There is a first page even if the list is empty. */
export function paginate<Item>(
  items: readonly Item[],
  perPage: number,
): readonly PageOfItems<Item>[] {
  if (!(perPage >= 1)) {
    const hint =
      'Pass the list, and then how many of its items a page shows: `paginate(posts, 10)`.';
    const message = `\`paginate\` cannot put ${String(perPage)} items on a page.`;
    throw Object.assign(new Error(message), { hint, needles: ['paginate('] });
  }
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, index) => ({
    ...{ slug: `${index + 1}`, number: index + 1, count },
    items: items.slice(index * perPage, (index + 1) * perPage),
  }));
}

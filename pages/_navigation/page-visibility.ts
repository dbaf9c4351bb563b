import type { Address } from '#authoring';

/**
 * Pages that show what not every page shows. The page and its structured data both go by this: a
 * search engine learns about a page only what a visitor can read on it.
 */
const shownOn = {
  rating: ['/'],
  email: ['/contact'],
  fax: ['/contact'],
  mailboxPrices: ['/mailbox-services'],
  notaryPrices: ['/notary-services'],
} as const satisfies Readonly<Record<string, readonly Address[]>>;

type Shown = keyof typeof shownOn;

/** Whether the page at an address shows something. */
export function isShown(what: Shown, address: string): boolean {
  return shownOn[what].some((page) => page === address);
}

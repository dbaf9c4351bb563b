import { type Announcement, type ClosedDays, dated } from './owner-days.ts';

// What holds only for some days, in dates of the store's zone. Entries expire by themselves: the pages
// drop them after their last day, and the next build leaves them out. `to` may be left out for one day.

/**
 * Days on which the store is closed, or, with `hours`, open for fewer hours than usual. An example:
 * `{ from: '2026-09-10', to: '2026-09-12', text: 'Hurricane' }`
 */
export const closedDays: readonly ClosedDays[] = dated([]);

/**
 * A line at the top of every page. With `carrier`, the boards say “Call us” about that carrier. An
 * example: `{ from: '2026-12-18', text: 'UPS is late today.', href: '/ups-services', carrier: 'ups' }`
 */
export const announcements: readonly Announcement[] = dated([]);

import { read } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';

/** The store for an address book. A visitor sees its name among the downloads: `/college-road-pack-and-ship.vcf`. */
export const storeCardPath = `/${slugOf(read(storeName, '/contact'))}.vcf` as const;

/** Calendars that subscribe to it ask for it again and again: it keeps its name. */
export const holidayCalendarPath = '/holidays.ics';

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Exists only with an analytics service. */
export const pageViewsPath = '/page-views.js';

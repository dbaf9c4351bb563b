import { read } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';

/** The store for an address book. A visitor sees its name among the downloads: `/college-road-pack-and-ship.vcf`. */
export const storeCardPath = `/${slugOf(read(storeName, '/contact'))}.vcf` as const;

/** Calendars that subscribe to it ask for it again and again: it keeps its name. */
export const holidayCalendarPath = '/holidays.ics';

/** Drawings below the first screen are files of their own, loaded when they come near. */
export function illustrationPath(name: string): `/${string}` {
  return `/illustrations/${name}.svg`;
}

/** As JSON every host knows its type. */
export const webManifestPath = '/manifest.json';

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

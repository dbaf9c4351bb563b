import { read } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';

/** The store for an address book. A visitor sees its name among the downloads: `/college-road-pack-and-ship.vcf`. */
export const storeCardPath = `/${slugOf(read(storeName, '/contact'))}.vcf` as const;

/** Calendars that subscribe to it ask for it again and again: it keeps its name. */
export const holidayCalendarPath = '/holidays.ics';

/** Drawings below the first screen are files, loaded when they come near; one in a sheet is a view of its file. */
export function illustrationPath({ name, sheet }: DrawingName): `/${string}` {
  return sheet ? `/illustrations/${sheet}.svg#${name}` : `/illustrations/${name}.svg`;
}

export interface DrawingName {
  readonly name: string;
  readonly sheet?: string | undefined;
}

/** What the search page answers, loaded with its index. */
export const searchAnswersPath = '/search-answers.json';

/** As JSON every host knows its type. */
export const webManifestPath = '/manifest.json';

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

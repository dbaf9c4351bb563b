import type { CarrierId } from './carrier-names.ts';
import { carriers, type ServiceList } from './carriers.ts';
import { serviceNotes } from './service-notes.ts';

export interface ServiceGroup {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly (readonly [service: string, text: string])[];
}

interface Notes {
  readonly note: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A carrier's services in their groups, each with what to know of it. */
export function serviceGroups(carrier: CarrierId): readonly ServiceGroup[] {
  const notes: Readonly<Record<string, Notes>> = serviceNotes[carrier];
  const lists: readonly ServiceList[] = carriers[carrier].lists;
  return lists.map(({ title, services }) => ({
    title,
    note: notes[title]?.note ?? '',
    rows: services.map((name) => [name, notes[title]?.texts[name] ?? '']),
  }));
}

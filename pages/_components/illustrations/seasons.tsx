import type { SeasonIcon } from '../../_facts/areas/area-facts.ts';
import { icons } from '../icons.tsx';
import type { Illustration } from './illustration.tsx';

const titles = {
  gift: 'A gift.',
  'graduation-cap': 'A graduation cap.',
  leaf: 'A leaf.',
  plane: 'A plane.',
  snowflake: 'A snowflake.',
  sprout: 'A sprout.',
  sun: 'The sun.',
  wind: 'Wind.',
} as const satisfies Readonly<Record<SeasonIcon, string>>;

/** What a season is known by: an icon of the set, drawn in a file that all area pages share. */
export function seasonIcon(name: SeasonIcon): Illustration {
  const size = { width: 24, height: 24 };
  return { name, sheet: 'seasons', title: titles[name], ...size, shapes: icons[name] };
}

const names = [
  'gift',
  'graduation-cap',
  'leaf',
  'plane',
  'snowflake',
  'sprout',
  'sun',
  'wind',
] as const;

export const seasonIcons: readonly Illustration[] = names.map(seasonIcon);

import type { SvgDrawing } from '#authoring';
import type { SeasonIcon } from '../../_facts/areas/area-facts.ts';
import { icons } from '../icons/icons.tsx';

const titles = {
  'file-text': 'A document.',
  gift: 'A gift.',
  'graduation-cap': 'A graduation cap.',
  leaf: 'A leaf.',
  plane: 'A plane.',
  snowflake: 'A snowflake.',
  sprout: 'A sprout.',
  sun: 'The sun.',
  wind: 'Wind.',
} as const satisfies Readonly<Record<SeasonIcon, string>>;

/** What a season is known by: an icon of the set, as a drawing. */
export function seasonIcon(name: SeasonIcon): SvgDrawing {
  const size = { width: 24, height: 24 };
  return { name, title: titles[name], ...size, shapes: icons[name] };
}

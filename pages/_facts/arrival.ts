import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** A photo in `pages/_public/`, and what it shows in one sentence. */
export interface DoorPhoto {
  readonly file: `/${string}`;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

// Only the owner knows these. Pages leave out empty values.

/** A sentence: `Park in front of the store, in the spaces marked with our name.` */
export const parking: Fact<string> = ownersWords(
  'Parking',
  'Is there parking at the door, and is it free?',
);

/** A sentence that names the line and the stop. */
export const busLine: Fact<string> = ownersWords(
  'Bus line',
  'Which line stops near the store, and at which stop?',
);

/** The door as a visitor sees it from the parking lot. */
export const doorPhoto: Fact<DoorPhoto | null> = oneReading<DoorPhoto | null>({
  name: 'Photo of the door',
  value: null,
  status: 'assumed',
  remark: 'Put a photo into pages/_public/, and say here what it shows.',
  show: (photo) => photo?.alt ?? 'none yet',
});

function ownersWords(name: string, remark: string): Fact<string> {
  return oneReading({
    name,
    value: '',
    status: 'assumed',
    remark,
    show: (words) => words || 'nothing yet',
  });
}

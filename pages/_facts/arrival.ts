import type { Fact, ImageFile } from '#authoring';
import { slot } from './slot.ts';

/** A photo, and what it shows in one sentence. */
export interface StorefrontPhoto {
  readonly of: ImageFile;
  readonly alt: string;
}

// Only the owner knows these. Each is a sentence, and pages leave out those that are null.

export const parking: Fact<string | null> = slot<string>({
  name: 'Parking',
  value: null,
  ask: 'Is there parking at the door, and is it free? For example: `Park in front of the store. Parking is free.`',
});

export const landmark: Fact<string | null> = slot<string>({
  name: 'Landmark',
  value: null,
  ask: 'What does a driver see near the store? For example: `We are beside the blue water tower.`',
});

export const access: Fact<string | null> = slot<string>({
  name: 'Wheelchair access',
  value: null,
  ask: 'Is there a step at the door? For example: `The entrance has no step.`',
});

export const payment: Fact<string | null> = slot<string>({
  name: 'Ways to pay',
  value: null,
  ask: 'Which ways to pay do you accept? For example: `We accept cash and cards.`',
});

export const busLine: Fact<string | null> = slot<string>({
  name: 'Bus line',
  value: null,
  ask: 'Which line stops near the store, and at which stop?',
});

/** The door as a visitor sees it from the parking lot. */
export const storefrontPhoto: Fact<StorefrontPhoto | null> = slot<StorefrontPhoto>({
  name: 'Photo of the storefront',
  value: null,
  ask: "Put a photo into `pages/_assets/photos/`, import it above (`import storefront from '../_assets/photos/storefront.jpg';`), and say what it shows: `{ of: storefront, alt: 'Our door, under the green awning.' }`.",
  show: ({ alt }) => alt,
});

import { artDrawings } from './art.ts';
import { counterDrawings } from './counter.ts';
import { guideDrawings } from './guides.ts';
import { mailboxDrawings } from './mailboxes.ts';
import type { PageDrawings } from './page-drawings.ts';
import { placeDrawings } from './places.ts';
import { shippingDrawings } from './shipping.ts';
import { supplyDrawings } from './supplies.ts';

/** Each page's become one file, so a page that shows another drawing lists it here. */
export const pageDrawings: PageDrawings = {
  ...artDrawings,
  ...counterDrawings,
  ...guideDrawings,
  ...mailboxDrawings,
  ...placeDrawings,
  ...shippingDrawings,
  ...supplyDrawings,
};

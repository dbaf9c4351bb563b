import {
  about,
  asStated,
  link,
  linksNotTo,
  resolved,
  type Statements,
  says,
} from '../statements.ts';
import { featurePage } from './words.ts';

/** Premium art, freight, crating and supply pages. */
export const specialty: Readonly<Record<string, Statements>> = {
  '/art-shipping': [
    featurePage,
    about(/\bart\b/i),
    resolved(link('/art-shipping-guide'), linksNotTo('/resources/art-shipping-guide')),
    asStated(link('/resources/art-shipping-guide')),
  ],
  '/fine-art-logistics': [featurePage, about(/fine art/i)],
  '/museum-transport': [featurePage, about(/museum/i)],
  '/climate-controlled-shipping': [featurePage, about(/climate/i)],
  '/auction-services': [featurePage, about(/auction/i)],
  '/high-value-transport': [featurePage, about(/high[- ]value|valuable/i)],
  '/white-glove-delivery': [featurePage, about(/white[- ]glove/i)],
  '/ltl-freight': [featurePage, about(/\bLTL\b|less[- ]than[- ]truckload/i), says(/\bLTL\b/)],
  '/pallet-shipping': [featurePage, about(/pallet/i)],
  '/commercial-freight': [featurePage, about(/commercial|freight/i), says(/commercial/i)],
  '/custom-crating': [featurePage, about(/crat/i), says(/custom/i)],
  '/art-crating': [featurePage, about(/crat/i), says(/\bart\b|artwork|painting|sculpture/i)],
  '/museum-crating': [featurePage, about(/crat/i), says(/museum/i)],
  '/fragile-packing': [featurePage, about(/fragile|break/i), says(/fragile/i)],
  '/boxes-containers': [featurePage, about(/box/i), says(/container/i)],
  '/protective-materials': [featurePage, about(/protect|material|cushion/i), says(/bubble/i)],
  '/art-supplies': [featurePage, about(/\bart\b/i), says(/suppl(y|ies)/i)],
};

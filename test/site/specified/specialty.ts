import {
  asStated,
  link,
  linksNotTo,
  named,
  resolved,
  type Statements,
  says,
} from '../statements.ts';
import { featurePage } from './words.ts';

/** Premium art, freight, crating and supply pages. */
export const specialty: Readonly<Record<string, Statements>> = {
  '/art-shipping': [
    featurePage,
    named(/\bart\b/i),
    resolved(link('/art-shipping-guide'), linksNotTo('/resources/art-shipping-guide')),
    asStated(link('/resources/art-shipping-guide')),
  ],
  '/fine-art-logistics': [featurePage, named(/fine art/i)],
  '/museum-transport': [featurePage, named(/museum/i)],
  '/climate-controlled-shipping': [featurePage, named(/climate/i)],
  '/auction-services': [featurePage, named(/auction/i)],
  '/high-value-transport': [featurePage, named(/high[- ]value|valuable/i)],
  '/white-glove-delivery': [featurePage, named(/white[- ]glove/i)],
  '/ltl-freight': [featurePage, named(/\bLTL\b|less[- ]than[- ]truckload/i), says(/\bLTL\b/)],
  '/pallet-shipping': [featurePage, named(/pallet/i)],
  '/commercial-freight': [featurePage, named(/commercial|freight/i), says(/commercial/i)],
  '/custom-crating': [featurePage, named(/crat/i), says(/custom/i)],
  '/art-crating': [featurePage, named(/crat/i), says(/\bart\b|artwork|painting|sculpture/i)],
  '/museum-crating': [featurePage, named(/crat/i), says(/museum/i)],
  '/fragile-packing': [featurePage, named(/fragile|break/i), says(/fragile/i)],
  '/boxes-containers': [featurePage, named(/box/i), says(/container/i)],
  '/protective-materials': [featurePage, named(/protect|material|cushion/i), says(/bubble/i)],
  '/art-supplies': [featurePage, named(/\bart\b/i), says(/suppl(y|ies)/i)],
};

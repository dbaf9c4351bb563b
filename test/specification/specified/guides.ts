import { by } from '../owner-changes.ts';
import {
  about,
  asStated,
  headed,
  link,
  linksNotTo,
  questions,
  resolved,
  row,
  type Statements,
  says,
  steps,
  together,
} from '../statements.ts';
import { toContact } from './words.ts';

/** The link at a guide's end: written to a page that does not exist, corrected when resolved. */
function callToAction(written: string, meant: string): Statements {
  return [resolved(link(meant), linksNotTo(written)), asStated(link(written))];
}

export const guides: Readonly<Record<string, Statements>> = {
  '/art-shipping-guide': [
    about(/\bart\b|artwork|painting/i),
    callToAction('/shipping-services/art-shipping', '/art-shipping'),
  ],
  '/international-guide': [
    about(/international|abroad|overseas|countr/i),
    callToAction('/shipping-services/international', '/international-shipping'),
  ],
  '/packing-tips': [about(/pack/i), link('/packing-services')],
  '/pack-artwork': [
    about(/pack/i),
    says(/artwork|painting/i),
    callToAction('/packing-services/art-crating', '/art-crating'),
  ],
  '/crating-faq': [about(/crat/i), questions(3), toContact],
  '/insurance-information': [
    about(/insur|cover|declared/i),
    headed(/declared value/i, /full insurance/i, /options?/i, /claim/i, /consider/i),
    by(
      'insurance',
      asStated(row(/declared value/i, ['$100', /typical/i, /most|maximum|up to/i])),
      resolved(together('FedEx', 'UPS', /include \$100/, /more for a fee/)),
      together(/apprais/i, '$5,000'),
      together(/24 hours/i, /damage/i),
    ),
    steps(4),
    link(/^https:\/\//, /insurance quote|quote/i),
  ],
};

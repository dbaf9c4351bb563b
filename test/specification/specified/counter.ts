import { DomUtils } from 'htmlparser2';
import { by } from '../owner-changes.ts';
import { tableOf } from '../source.ts';
import {
  about,
  asStated,
  headed,
  holds,
  link,
  listed,
  pairs,
  parts,
  questions,
  row,
  type Statements,
  says,
  steps,
  thing,
  together,
  trail,
  type Words,
} from '../statements.ts';
import { address, call, directions, featurePage, hours, toContact } from './words.ts';

/** Section 9: each size with its prices, `$132 ($11/mo)`. */
const mailboxPrices = Object.fromEntries(
  tableOf('Size').map(([size = '', ...cells]) => [size, cells.flatMap(priceAndRate)]),
);

function priceAndRate(cell: string): readonly Words[] {
  const [price = '', , rate = ''] = cell.split(/[ (/]/);
  const amount = rate.replace(/[$.]/g, '\\$&');
  return [price, new RegExp(`${amount}(\\.00)? ?(/ ?mo|a month|per month|monthly)`)];
}

/** Mailbox and business service pages. */
export const counter: Readonly<Record<string, Statements>> = {
  '/mailbox-services': [
    holds(
      2,
      'phone links saying “Call to Reserve”',
      ({ attribs, children }) =>
        /^tel:/.test(attribs['href'] ?? '') && /Call to Reserve/.test(DomUtils.innerText(children)),
    ),
    by('mailboxPlans', pairs(mailboxPrices)),
    headed(/3 months/i, /6 months/i, /1 year|12 months/i),
    says('Best Value!'),
    by(
      'mailboxFees',
      row(/set-?up/i, ['$10', /waived|free|nothing|no fee/i]),
      together(/set-?up/i, /3[- ].*6[- ]month|3 (or|and) 6 months/i),
      row(/deposit/i, ['$5', /key/i, /refund|back/i], [/replace|lost/i]),
      row(/replace(ment)?|lost/i, ['$5', /key/i], [/deposit/i]),
    ),
    says(/availab/i, /prorated/i),
    headed(
      /two forms of (id|identification)|\bID\b/i,
      /how it works/i,
      /authorized recipients?|who else/i,
    ),
    says(/two forms of (photo )?id|two (forms|pieces|documents)/i, /photo id/i, /address/i),
    together(/same document|one document|same (one|card|paper)/i, /both|twice/i),
    together('passport', 'US', /foreign/i),
    listed(
      /passport.*(US|foreign)/i,
      "driver's license",
      /non-?driver ID/i,
      /government ID.*federal.*state.*tribal/i,
      /university ID/i,
      /permanent resident card/i,
    ),
    listed(
      /driver's license.*non-?driver.*(not|unless)/i,
      /vehicle registration/i,
      /home.*vehicle insurance|insurance.*home.*vehicle/i,
      /(current )?lease/i,
      /mortgage.*deed of trust/i,
      /voter registration/i,
    ),
    together(/recipient|(some|any)one else|other people/i, /valid ID/i),
    together(/recipient|(some|any)one else|holder|you/i, /approv/i),
    steps(5),
    questions(3),
    thing('FAQPage'),
    link(/^tel:/, /call to reserve/i),
    says(/private/i, /virtual/i, /forward/i, /hold/i, /receiv/i),
  ],
  '/business-services': [
    parts(4, 'service groups'),
    headed(/why|reasons?/i),
    says(
      /notary|notari/i,
      /print/i,
      /cop(y|ies)/i,
      /fax/i,
      /scan/i,
      /shred/i,
      /passport photos?/i,
      /document/i,
    ),
    says(/walk[- ]?in/i),
    says(/photo ID/i),
    toContact,
  ],
  '/personal-mailboxes': [featurePage, about(/mailbox|mail/i), says(/personal|famil/i)],
  '/business-mailboxes': [featurePage, about(/mailbox|address/i), says(/business/i)],
  '/student-mailboxes': [
    featurePage,
    about(/student|campus|semester/i),
    together(/student ID/i, /driver's license/i),
    says(/semester/i, /\byear\b/i, '24/7', /lobby/i),
  ],
  '/package-receiving': [featurePage, about(/package|parcel|receiv/i), says(/receiv/i)],
  '/mail-forwarding': [featurePage, about(/forward/i), says(/hold/i)],
  '/notary-services': [
    trail('Home', 'Business Services', 'Notary Public Services'),
    link('/business-services', 'Business Services'),
    headed(
      /documents?/i,
      /estate/i,
      /construction/i,
      /walk[- ]?ins?/i,
      /location|where|find us|visit/i,
      /pric(e|es|ing)|cost/i,
      /questions|faq|asked/i,
      /credentials?/i,
      /contact|call/i,
      /hours/i,
    ),
    together(/will/i, /witness/i),
    by(
      'notaryPrices',
      row(/per principal signature/i, [/\$10(\.00)?(?![-\d,])/]),
      row(/power of attorney/i, [/\$10-\$?20\b/, /1-2 signatures/i]),
      row(/vehicle title/i, [/\$10-\$?20\b/, /1-2 signatures/i]),
      row(/\bwill\b/i, [/\$10(\.00)?(?![-\d,])/, /witness(es)?.*free|free.*witness|no charge/i]),
      row(/mobile/i, [/\$10(\.00)?(?![-\d,])/, /travel fee/i]),
    ),
    says(/volume discount/i),
    by('notary.minutes', together(/\b15 minutes/i, /or less|under|at most|within/i)),
    by(
      'notary.willWitnesses',
      together(/\bwill\b/i, /(2|two) witnesses/i),
      asStated(together(/a will needs (2|two) witnesses/i, /plus the notary/i)),
    ),
    by('notary.suretyBondCents', together(/surety bond|bond(ed)?/i, '$10,000')),
    by(
      'notary.acceptedIds',
      says(/photo ID/i, "driver's license", 'passport', 'military ID', /state ID/i),
    ),
    together(/witness/i, /may|some|sometimes|if/i),
    says(/legal advice|not (an )?attorneys?|not (a )?lawyers?/i),
    questions(3),
    thing('FAQPage'),
    address,
    call,
    directions,
    hours,
  ],
  '/printing-services': [
    featurePage,
    about(/print|cop(y|ies)/i),
    by('paperSizes', says('11x17')),
    says(/cop(y|ies)/i),
  ],
  '/document-services': [featurePage, about(/document|paper/i), says(/shred/i)],
  '/fax-services': [featurePage, about(/fax/i)],
  '/scanning-services': [featurePage, about(/scan/i)],
};

import type { Address } from '#authoring';
import { fedexDropOffBy, overnight } from '../_facts/drop-off.ts';
import { clockTime, counted, dollars, span } from '../_facts/format.ts';
import { hoursRows } from '../_facts/hours-rows.ts';
import { insurance } from '../_facts/insurance.ts';
import { mailboxFees, mailboxPlans } from '../_facts/mailbox-prices.ts';
import { notary, notaryPrices } from '../_facts/notary.ts';
import { truckTime } from '../_facts/pickups.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { largestPrint } from '../_facts/printing.ts';
import { countriesReached, transitDays } from '../_facts/transit.ts';

/** A question that visitors type, the pages that come first for it, and a short answer from the facts. */
export interface SearchAnswer {
  /** Groups of words. A query that has all words of one group asks this. */
  readonly asks: readonly string[];
  /** Words that the query can have besides; any other word makes it another question. */
  readonly also?: string;
  readonly pages: readonly [Address, ...Address[]];
  readonly answer?: string;
}

const here = '/search';
const { street, cityLine } = postalAddress(here);
const { priorityBy, standardBy } = overnight.chosen.arrives;
const hours = hoursRows(here)
  .map((row) => `${row.days} ${row.hours}`)
  .join(', ');
const [small] = mailboxPlans;
const [basic, attorney] = notaryPrices;
const notaryPrice = `${dollars(basic.price[0])} ${basic.note}`;
const mailboxFrom = `from ${dollars(small.pricing.oneYear.monthly)} a month`;
const amount = 'cost price prices rate rates fee fees much charge cheap cheapest';
const time =
  'time times late latest last deadline today tonight tomorrow now sunday saturday weekend monday tuesday wednesday thursday friday';
const place = 'where near me nearby closest nearest store location wilmington nc walk in around';
const countries =
  'germany france italy spain england uk britain ireland sweden norway poland greece switzerland canada mexico japan china india korea australia brazil philippines israel africa europe asia';

/** The first that fits counts. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    asks: ['college road pack ship', 'college road pack', 'pack ship'],
    also: place,
    pages: ['/', '/contact'],
    answer: `We’re at ${street}, ${cityLine}.`,
  },
  {
    asks: [
      'mailbox price',
      'mailbox cost',
      'mailbox much',
      'mailbox rate',
      'mailbox fee',
      'rent mailbox',
      'mailbox rental',
    ],
    also: `${amount} ${place} small medium large private month year monthly size`,
    pages: ['/mailbox-services'],
    answer: `Mailboxes start at ${dollars(small.pricing.threeMonth.price)} for 3 months or ${dollars(small.pricing.oneYear.price)} for 1 year (${dollars(small.pricing.oneYear.monthly)} a month). Setup is ${dollars(mailboxFees.setup)} for 3 and 6 months, and the key deposit is ${dollars(mailboxFees.keyDeposit)}.`,
  },
  {
    asks: ['po box', 'post office box', 'pmb', 'private mailbox'],
    also: `${amount} ${place} rent rental get`,
    pages: ['/mailbox-services'],
    answer: `We rent private mailboxes with a street address, ${mailboxFrom} for 1 year. PO boxes are at the post office.`,
  },
  {
    asks: ['mailbox id', 'mailbox identification', 'id need', 'documents mailbox'],
    also: 'open rent forms form bring required two',
    pages: ['/mailbox-services'],
    answer: 'Bring two forms of identification: a photo ID and a proof of address.',
  },
  {
    asks: ['notary', 'notarize', 'notarized', 'notary public'],
    also: `${amount} ${place} ${time} signature document deed appointment open hours`,
    pages: ['/notary-services'],
    answer: `Walk in with your unsigned document and a valid photo ID. The fee is ${notaryPrice}, and most notarizations take ${notary.minutes} minutes or less.`,
  },
  {
    asks: ['power attorney', 'vehicle title', 'car title'],
    also: `${amount} ${place} notary notarize notarized`,
    pages: ['/notary-services'],
    answer: `A notary can do this while you wait: ${attorney.price.map(dollars).join('–')} ${attorney.note}. Bring a valid photo ID.`,
  },
  {
    asks: ['amazon', 'amazon return', 'qr code'],
    also: `${place} return returns drop off dropoff accept take package label`,
    pages: ['/returns-labels'],
    answer:
      'We don’t accept Amazon QR-code returns. Choose a return option with a label that you can print.',
  },
  {
    asks: ['business mailbox', 'company mailbox', 'business address'],
    also: `${amount} ${place} rent open virtual get`,
    pages: ['/business-mailboxes', '/mailbox-services'],
  },
  {
    asks: ['forward mail', 'mail forwarding', 'hold mail', 'mail vacation'],
    also: `${amount} package packages away while`,
    pages: ['/mail-forwarding'],
    answer: 'If you rent a mailbox here, we can forward your mail or hold it until you pick it up.',
  },
  {
    asks: [
      'saturday ship',
      'saturday shipping',
      'saturday pickup',
      'saturday delivery',
      'weekend pickup',
    ],
    also: `${time} open fedex ups usps dhl package`,
    pages: ['/shipping-services'],
    answer: `On Saturday only USPS picks up. FedEx, UPS and DHL packages go out Monday. Hours: ${hours}.`,
  },
  {
    asks: ['fedex'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package authorized`,
    pages: ['/fedex-services'],
    answer: `Drop off by ${fedexDropOffBy(here)}, Monday to Friday, to ship with FedEx the same day. We’re at ${street}.`,
  },
  {
    asks: ['ups'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package access point`,
    pages: ['/ups-services'],
    answer: `UPS picks up at ${truckTime('ups')}, Monday to Friday. Your package needs a printed label. We’re at ${street}.`,
  },
  {
    asks: ['dhl'],
    also: `${time} ${place} drop off dropoff pickup pick up cutoff cut ship return package servicepoint`,
    pages: ['/dhl-services'],
    answer: `DHL picks up at ${truckTime('dhl')}, Monday to Friday. We’re at ${street}.`,
  },
  {
    asks: ['usps', 'post office', 'postal service', 'stamps'],
    also: `${time} ${place} drop off dropoff pickup pick up mail package buy`,
    pages: ['/usps-services'],
    answer: 'USPS picks up here Monday to Saturday. You can also buy stamps.',
  },
  {
    asks: ['open', 'close', 'closing', 'closed', 'hour', 'late open', 'late'],
    also: `${time} ${place} hours opening holiday holidays thanksgiving christmas counter lobby`,
    pages: ['/contact'],
    answer: `${hours}.`,
  },
  {
    asks: ['phone number', 'phone', 'telephone', 'call', 'email', 'email address'],
    also: `${place} number store contact us`,
    pages: ['/contact'],
  },
  {
    asks: ['near me', 'address', 'location', 'direction', 'where', 'parking', 'map'],
    also: `${place} shipping pack ship packing packages directions store located get`,
    pages: ['/locations', '/contact'],
    answer: `We’re at ${street}, ${cityLine}.`,
  },
  {
    asks: [
      'moving box',
      'moving',
      'box buy',
      'cardboard box',
      'buy box',
      'sell box',
      'shipping box',
      'packing supply',
    ],
    also: `${amount} ${place} boxes supplies tape purchase single large small move house`,
    pages: ['/packaging-supplies', '/boxes-containers'],
    answer: 'Yes, we sell boxes, tape and padding. There is no minimum purchase.',
  },
  {
    asks: ['passport photo', 'passport picture', 'visa photo', 'id photo'],
    also: `${amount} ${place} take`,
    pages: ['/document-services'],
    answer: 'Yes, we take passport photos. Call for the price.',
  },
  {
    asks: ['painting', 'art', 'artwork', 'picture frame', 'sculpture'],
    also: `${countries} ${amount} ship shipping send overseas abroad international insure`,
    pages: ['/art-shipping', '/international-shipping'],
  },
  {
    asks: countries.split(' ').concat('overseas', 'abroad', 'international', 'another country'),
    also: `${amount} ship shipping send mail package box letter long take days fast`,
    pages: ['/international-shipping'],
    answer: `We ship to more than ${countriesReached.dhl} countries. Express takes ${counted(transitDays.fedexInternationalPriority, 'business day')}, plus ${span(transitDays.customsClearance)} days for customs.`,
  },
  {
    asks: ['overnight', 'next day', 'next day air'],
    also: `${amount} ${time} ship shipping send letter envelope package delivery air`,
    pages: ['/overnight-shipping'],
    answer: `Priority arrives the next business day by ${clockTime(priorityBy)}, Standard by ${clockTime(standardBy)}. For FedEx, drop off by ${fedexDropOffBy(here)}, Monday to Friday.`,
  },
  {
    asks: ['track', 'tracking', 'track package', 'tracking number'],
    also: 'where my number ups fedex usps dhl shipment',
    pages: ['/services'],
    answer: 'Your receipt has the tracking number. Follow the package on the carrier’s website.',
  },
  {
    asks: ['damage', 'damaged', 'broken', 'file claim', 'claim', 'lost package', 'insurance'],
    also: `${amount} package item arrived file insurance insured lost`,
    pages: ['/insurance-information'],
    answer: `Report damage within ${counted(insurance.reportDamageWithinHours, 'hour')}, and keep all the packaging.`,
  },
  {
    asks: ['print label', 'print shipping label', 'print return label'],
    also: `${amount} ups fedex usps return prepaid phone email`,
    pages: ['/returns-labels', '/ups-services'],
    answer: 'Yes, we can print your label for a small fee.',
  },
  {
    asks: ['print', 'copy', 'photocopy', 'color copy', 'print document'],
    also: `${amount} ${place} color black white page pages documents printing copies phone pdf poster`,
    pages: ['/printing-services'],
    answer: `We print and copy up to ${largestPrint}, in color or black and white.`,
  },
  {
    asks: [
      'ship cost',
      'shipping cost',
      'ship much',
      'shipping price',
      'shipping rate',
      'quote',
      'send package much',
    ],
    also: `${amount} send mail package box get`,
    pages: ['/contact', '/shipping-services'],
    answer:
      'It depends on the size, the weight and the destination. Send us these details, or call for a price.',
  },
];

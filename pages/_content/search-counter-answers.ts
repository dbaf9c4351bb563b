import { dollars } from '../_facts/format.ts';
import { insuranceText } from '../_facts/insurance.ts';
import { mailboxFees, mailboxPlans, universityMailbox } from '../_facts/mailbox-prices.ts';
import { notary, notaryPrices } from '../_facts/notary.ts';
import { faxNumber } from '../_facts/placeholders.ts';
import { lowestRent, signaturePrice } from '../_facts/price-texts.ts';
import { largestPrint } from '../_facts/printing.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import { amount, place, type SearchAnswer, time } from './search-answer.ts';

const [small] = mailboxPlans;
const [semester, year] = universityMailbox.terms;
const [, attorney] = notaryPrices;
const notaryTool = 'See the fee and what to bring';

export const mailboxAnswers: readonly SearchAnswer[] = [
  {
    asks: [
      'mailbox id',
      'mailbox ids',
      'mailbox identification',
      'id need',
      'documents mailbox',
      'passport mailbox',
      'license mailbox',
      'bring mailbox',
      'checklist mailbox',
      'form 1583',
    ],
    also: 'open rent forms form bring required two usps what which use passport license driver drivers card',
    pages: ['/mailbox-services#id'],
    answer: 'Bring two forms of identification: a photo ID and proof of address.',
    tool: 'See which IDs you can bring',
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
      'mailbox key',
      'mailbox deposit',
      'key much',
      'key cost',
    ],
    also: `${amount} ${place} small medium large private month year monthly size rent rental key`,
    pages: ['/mailbox-services'],
    answer: `Mailboxes start at ${dollars(small.pricing.threeMonth.price)} for 3 months or ${dollars(small.pricing.oneYear.price)} for 1 year (${lowestRent}). Setup is ${dollars(mailboxFees.setup)} for 3 and 6 months, and the key deposit is ${dollars(mailboxFees.keyDeposit)}.`,
    tool: 'Work out your price',
  },
  {
    asks: ['po box', 'post office box', 'pmb', 'private mailbox'],
    also: `${amount} ${place} rent rental get`,
    pages: ['/mailbox-services'],
    answer: `We rent private mailboxes with a street address, from ${lowestRent} for 1 year. PO boxes are at the post office.`,
    tool: 'Work out your price',
  },
  {
    asks: ['business mailbox', 'company mailbox', 'business address'],
    also: `${amount} ${place} rent open virtual get`,
    pages: ['/business-mailboxes', '/mailbox-services'],
  },
  {
    asks: [
      'student mailbox',
      'uncw mailbox',
      'dorm mailbox',
      'college mailbox',
      'mailbox semester',
      'student mail',
      'parent send',
    ],
    also: `${amount} ${place} uncw package packages student rent one year semester mailbox my`,
    pages: ['/student-mailboxes#year', '/mailbox-services'],
    answer: `Students can rent by the ${semester} or the ${year}. Call us for the price of a ${semester}.`,
    tool: 'See what a student’s year needs',
  },
  {
    asks: ['forward mail', 'mail forwarding', 'hold mail', 'mail vacation'],
    also: `${amount} package packages away while`,
    pages: ['/mail-forwarding'],
    answer: 'If you rent a mailbox here, we can forward your mail or hold it until you pick it up.',
  },
];

export const counterAnswers: readonly SearchAnswer[] = [
  {
    asks: ['notary', 'notarize', 'notarized', 'notary public'],
    also: `${amount} ${place} ${time} signature document deed will affidavit appointment open hours need bring`,
    pages: ['/notary-services#check'],
    answer: `Walk in with your unsigned document and a valid photo ID. The fee is ${signaturePrice}, and most notarizations take ${notary.minutes} minutes or less.`,
    tool: notaryTool,
  },
  {
    asks: ['power attorney', 'vehicle title', 'car title'],
    also: `${amount} ${place} notary notarize notarized`,
    pages: ['/notary-services#check'],
    answer: `A notary can do this while you wait: ${attorney.price.map(dollars).join('–')} ${attorney.note}. Bring a valid photo ID.`,
    tool: notaryTool,
  },
  {
    asks: ['passport photo', 'passport picture', 'visa photo', 'id photo'],
    also: `${amount} ${place} take`,
    pages: ['/document-services'],
    answer: 'Yes, we take passport photos. Call for the price.',
  },
  {
    asks: ['print label', 'print shipping label'],
    also: `${amount} ups fedex usps return prepaid phone email`,
    pages: ['/returns-labels#check', '/ups-services'],
    answer: 'Yes, we can print your label for a small fee.',
    tool: 'Check your return',
  },
  {
    asks: ['print', 'copy', 'photocopy', 'color copy', 'print document'],
    also: `${amount} ${place} color black white page pages documents printing copies phone pdf poster`,
    pages: ['/printing-services'],
    answer: `We print and copy up to ${largestPrint}, in color or black and white.`,
  },
  {
    asks: ['fax', 'send fax', 'faxing'],
    also: `${amount} ${place} number receive page pages`,
    pages: ['/fax-services'],
    answer: `We can send your fax, or receive one for you at ${faxNumber.chosen.display}.`,
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
      'packing tape',
    ],
    also: `${amount} ${place} boxes supplies tape purchase single large small move house`,
    pages: ['/packaging-supplies', '/boxes-containers'],
    answer: 'Yes, we sell boxes, tape and padding. There is no minimum purchase.',
  },
];

export const damageAnswers: readonly SearchAnswer[] = [
  {
    asks: ['damage', 'damaged', 'broken', 'file claim', 'claim', 'lost package'],
    also: `package item arrived file insurance insured lost`,
    pages: ['/insurance-information'],
    answer: `Report damage within ${insuranceText.reportWithin}, and keep all the packaging.`,
  },
  {
    asks: ['insurance', 'insure', 'insured', 'insuring', 'declared value', 'coverage'],
    also: `${amount} worth package item shipping value need should painting art jewelry laptop phone computer ring watch fedex ups usps dhl mail extra buy`,
    pages: ['/insurance-information#reader'],
    answer: `Declared value typically stops at ${insuranceText.declaredLimit}, and it isn’t insurance. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
    tool: 'Choose the value and the carrier',
  },
];

/** A question about prices that names nothing. */
export const priceAnswers: readonly SearchAnswer[] = [
  {
    asks: ['cost', 'price', 'pricing', 'rate', 'fee', 'much', 'charge'],
    also: `${amount} ${place} list`,
    pages: [
      contactLink({ subject: 'shipping-quote', about: 'shipping' }),
      '/mailbox-services',
      '/notary-services',
    ],
    answer: `A mailbox is from ${lowestRent} for 1 year, and a notarization is ${signaturePrice}. For shipping, packing and freight, ask for a quote.`,
    tool: 'List your boxes',
  },
];

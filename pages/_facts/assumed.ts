import type { Address, Fact } from '#authoring';
import { daysInWords } from './days-text.ts';
import { universityMailbox } from './mailbox-prices.ts';
import { oneReading } from './one-reading.ts';
import { truckTime, uspsPickup } from './pickups.ts';

/** A sentence that no source states. Pages show `says`, and the owner confirms it before launch. */
interface Assumption {
  readonly name: string;
  /** The words on the page. */
  readonly says: string;
  /** Every page that shows them. */
  readonly on: readonly Address[];
  /** What the owner must confirm. */
  readonly confirm: string;
  readonly confirmed?: true;
}

/** Something that the site decides for now and only the owner knows. */
interface OpenQuestion {
  readonly name: string;
  /** What the site says today. */
  readonly now: string;
  readonly ask: string;
  readonly confirmed?: true;
}

/** Sentences to confirm, with `confirmed: true`. Add one here, show `assumed.<key>.says` on the page, and name the page in `on`. */
export const assumed = {
  // Carriers, international, overnight, and returns
  upsHeldPackages: {
    name: 'UPS packages held at the store',
    says: 'If UPS left your package with us, bring the notice and a photo ID.',
    on: ['/ups-services'],
    confirm: 'Does UPS leave missed deliveries with you, and what must the customer show?',
  },
  dhlDomestic: {
    name: 'DHL in the US',
    says: 'Ask us about DHL in the US.',
    on: ['/shipping-services'],
    confirm: 'Which DHL services do you offer for packages within the US?',
  },
  // Art and specialty shipping
  framedPictureLayers: {
    name: 'How a framed picture is packed',
    says: 'One way to pack a framed picture has five layers.',
    on: ['/art-shipping'],
    confirm: 'Are tape, paper, corner protectors, boards and a double-wall box what you use?',
  },
  // Freight, packing, crating, and supplies
  freightBooking: {
    name: 'Freight booking',
    says: 'Ask us for a freight quote.',
    on: ['/ltl-freight'],
    confirm:
      'Do you book freight for customers, with which carriers, and do you help with the bill of lading and with building pallets?',
  },
  // Mailboxes, package receiving, and forwarding
  lobby: {
    name: 'Mailbox lobby hours',
    says: `University-area mailboxes have ${universityMailbox.lobbyAccess} lobby access.`,
    on: ['/student-mailboxes'],
    confirm: 'The store has one lobby. Can every mailbox holder enter it at any time?',
  },
  rentInAdvance: {
    name: 'Mailbox rent',
    says: 'You pay for the whole term when you open the box.',
    on: ['/mailbox-services'],
    confirm:
      'Is the rent paid in advance? The source gives term prices and their monthly equivalent.',
  },
  replacementKey: {
    name: 'ID for a replacement key',
    says: 'If you lose a key.',
    on: ['/mailbox-services'],
    confirm: 'Do you check an ID before you replace a key?',
  },
  packageId: {
    name: 'ID for a package',
    says: 'Bring your ID to pick up a package.',
    on: [
      '/package-receiving',
      '/mailbox-services',
      '/service-areas/uncw-wilmington-nc',
      '/service-areas/wrightsboro-wilmington-nc',
    ],
    confirm: 'Do you check an ID at every package pickup?',
  },
  largeDeliveries: {
    name: 'Large deliveries',
    says: 'Call before you order furniture, a bicycle or freight.',
    on: ['/package-receiving'],
    confirm: 'Which sizes and weights do you accept, and how long do you keep a package?',
  },
  forwardingSchedule: {
    name: 'Forwarding schedule',
    says: 'Ask us about schedules.',
    on: ['/mail-forwarding'],
    confirm:
      'How often do you forward mail, with which carriers, in one package, and who pays the shipping?',
  },
  // Notary, printing, documents, fax, and scanning
  willWitnesses: {
    name: 'Who supplies the witnesses',
    says: 'Call first, and ask whether witnesses are here that day, Saturdays included.',
    on: ['/notary-services'],
    confirm:
      'Do you supply the witnesses, on Saturdays, too, and how far ahead must a customer call? The source says that they are free.',
  },
  witnessIds: {
    name: 'IDs of witnesses',
    says: 'Ask each witness to bring a photo ID.',
    on: ['/notary-services'],
    confirm: 'Do you ask the witnesses of a document for an ID?',
  },
  printColor: {
    name: 'Color printing',
    says: 'Ask us about copies and prints in color.',
    on: ['/printing-services'],
    confirm: 'Do you print and copy in color, at every size?',
  },
  printFiles: {
    name: 'Files to print',
    says: 'Ask us how to bring or send your file.',
    on: ['/printing-services', '/service-areas/murrayville-wilmington-nc'],
    confirm: 'To which email address can a customer send a file?',
  },
  scanDelivery: {
    name: 'Where a scan goes',
    says: 'Ask us for the file by email or on a USB drive.',
    on: ['/scanning-services'],
    confirm: 'Do you offer both, in which file formats, and do you scan photos and color?',
  },
  faxReceiving: {
    name: 'Receiving faxes',
    says: 'Do you need to receive a fax? Call us first.',
    on: ['/fax-services'],
    confirm: 'Can customers use the store’s fax number? For how long do you keep a fax?',
  },
  faxConfirmation: {
    name: 'Fax confirmation',
    says: 'Ask for the confirmation page when your fax has been sent.',
    on: ['/fax-services'],
    confirm: 'Does the machine print one for each fax, and can you fax to other countries?',
  },
  // Service areas
  portersNeckPickup: {
    name: 'Pickup and delivery in Porters Neck',
    says: 'Ask us about pickup and delivery of art, furniture and heavy items.',
    on: ['/service-areas/porters-neck-wilmington-nc'],
    confirm:
      'The source names pickup and delivery without terms. For which items, on which days, and for what price?',
  },
} as const satisfies Readonly<Record<string, Assumption>>;

/** Questions for the owner, to be answered with `confirmed: true`. */
const openQuestions: readonly OpenQuestion[] = [
  // Home, contact, and what every page shares
  {
    name: 'Routes to the store',
    now: 'the roads from each area, from the public map',
    ask: 'Is this how you would send a customer?',
  },
  // Carriers, international, overnight, and returns
  {
    name: 'UPS and DHL drop-off deadline',
    now: `by the pickup time, ${truckTime('ups')} for UPS and ${truckTime('dhl')} for DHL`,
    ask: 'Are packages accepted up to the minute of pickup? DHL also has an express cut-off at 4:30 PM, drop-off by 5:00 PM, and “Saturday limited”.',
  },
  {
    name: 'USPS pickup time',
    now: `${daysInWords(uspsPickup.days, '–')}, with no set time`,
    ask: 'At what time does USPS pick up?',
  },
  {
    name: 'Local Ground and Home Delivery Advantage',
    now: 'nearby addresses',
    ask: 'What does FedEx call this service today, and where does it go?',
  },
  {
    name: 'Popular destinations',
    now: 'a list of common countries',
    ask: 'Which countries do your customers ship to most?',
  },
  {
    name: 'Items that this store does not accept',
    now: 'the carriers’ published lists',
    ask: 'Do you refuse anything else, and which hazardous materials do you ship?',
  },
  // Mailboxes, package receiving, and forwarding
  {
    name: 'Mailbox sizes and features',
    now: 'what each size fits, and one list of features for all sizes',
    ask: 'Give the inside dimensions, and confirm the features. Who signs USPS Form 1583 for a virtual mailbox?',
  },
  {
    name: 'Student discount',
    now: 'ask at the counter',
    ask: 'The source names discounts for students without an amount.',
  },
  // Notary, printing, documents, fax, and scanning
  {
    name: 'Notary hours',
    now: 'during store hours, Saturday included',
    ask: 'Is a notary at the store all day, on Saturdays too?',
  },
  {
    name: 'Mobile notary travel fee',
    now: 'mileage, agreed in writing first',
    ask: 'State law (N.C.G.S. 10B-31) allows actual mileage at the federal rate. Is that what you charge?',
  },
  // Service areas
  {
    name: 'Drive times that differ between pages',
    now: 'each page shows its own: UNCW campus 5 and 8 minutes, Middle Sound 5 and 8, Blue Clay 10 and its businesses 3–6; lists of several areas show miles',
    ask: 'Drive them once and keep the times that you measure. Where do the 7.0 miles to Ogden start?',
  },
  // Art, packing, and supplies
  {
    name: 'Art and auction shipments',
    now: 'ask us first',
    ask: 'Do you accept works that others send, check them in, quote packing, shipping and insurance apart, and pick up lots?',
  },
  {
    name: 'Insulated boxes and temperature-controlled trucks',
    now: 'ask us about them',
    ask: 'Do you offer both? Who delivers with white glove service?',
  },
  {
    name: 'How fragile and valuable items are packed',
    now: 'general advice, from the carriers’ packing guidelines',
    ask: 'Is this how you pack them?',
  },
  {
    name: 'How crates are built',
    now: 'what a crate consists of; no page says that the store builds it',
    ask: 'Do you build crates at the store, of which materials, and for which sizes?',
  },
  {
    name: 'International services by speed',
    now: 'each service under Express, Economy, or Budget, without days that no source states',
    ask: 'Is each one where you would put it? Do you help with customs forms, and for a fee?',
  },
  {
    name: 'Supplies in stock',
    now: 'the lists of supplies, with recycled boxes, honeycomb wrap, glassine, and protectors for corners',
    ask: 'Which of these do you stock, and how are boxes bundled?',
  },
  // Guides and insurance
  {
    name: 'Insurance quote link',
    now: 'for all four carriers',
    ask: 'Does the quote form cover all four carriers, and are the four claim steps in the order you use?',
  },
];

/** The sentences and the questions, for the table of facts. */
export const assumedFacts: readonly Fact[] = [
  ...Object.values<Assumption>(assumed).map(({ name, says, on, confirm, ...confirmed }) =>
    toFact({ name, value: says, remark: confirm, note: `shown on ${on.join(', ')}`, ...confirmed }),
  ),
  ...openQuestions.map(({ name, now, ask, ...confirmed }) =>
    toFact({ name, value: now, remark: ask, note: 'no source states it', ...confirmed }),
  ),
];

function toFact(of: Parameters<typeof oneReading<string>>[0]): Fact<string> {
  return oneReading({ ...of, status: 'assumed', show: (text) => text });
}

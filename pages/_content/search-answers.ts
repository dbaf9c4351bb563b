import { type Address, read } from '#authoring';
import { ownersNotices } from '../_clock/holiday-notices.ts';
import { areas } from '../_facts/areas/areas.ts';
import { areaMiles } from '../_facts/areas/cards.ts';
import { areaNames } from '../_facts/areas/drives.ts';
import { waysToStore } from '../_facts/areas/ways.ts';
import { access, busLine, landmark, parking, payment } from '../_facts/arrival.ts';
import { assumed } from '../_facts/assumed.ts';
import { sharedHolidays } from '../_facts/carrier-holidays.ts';
import { listedPrices, unpriced } from '../_facts/counter-prices.ts';
import { joined } from '../_facts/days-text.ts';
import { dropOffBy, fedexDropOffBy, overnight } from '../_facts/drop-off.ts';
import { clockTime, counted, dollars, hoursText, span } from '../_facts/format.ts';
import { parcelLimitPounds } from '../_facts/freight.ts';
import { holidays, undecidedHolidays } from '../_facts/holidays.ts';
import { dayRows, hoursRows } from '../_facts/hours-rows.ts';
import { phone } from '../_facts/identity.ts';
import { insuranceText } from '../_facts/insurance.ts';
import { mailboxFees, mailboxPlans, universityMailbox } from '../_facts/mailbox-prices.ts';
import { notary, notaryPrices } from '../_facts/notary.ts';
import { pickupDaysInWords, pickupsOn } from '../_facts/pickup-days.ts';
import { truckTime } from '../_facts/pickups.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { lowestRent, signaturePrice } from '../_facts/price-texts.ts';
import { largestPrint } from '../_facts/printing.ts';
import { amazonQrRule, byAmazonQr, counterRules } from '../_facts/store-policies.ts';
import { countriesReached, international, transitDays } from '../_facts/transit.ts';
import { contactLink } from '../_navigation/contact-link.ts';
import {
  areaCalls,
  artWords,
  askWords,
  carrierWords,
  countryWords,
  driveWords,
  itemWords,
  longCountryNames,
  longPlaceNames,
  pictureWords,
  placeWords,
  restrictedWords,
} from './search-words.ts';

/** A question that visitors type, and a short answer from the facts. */
export interface AnsweredQuestion {
  /**
   * Groups of words, with commas between. A query asks this if it has every word of a group, or one
   * of the word's alternatives: `po box, mailbox price/cost`. The query can have other words of the
   * groups, and words without a subject; any other word makes it another question.
   */
  readonly asks: string;
  /** The page that comes first, or the place on it with the tool. */
  readonly href: string;
  readonly answer: string;
  /** The words of the link to `href`, if it has a tool for this question. */
  readonly tool: string | undefined;
  /** When the answer is over, in hours since 1970. Left out: never. */
  readonly until?: number;
}

type Place = Address | `${Address}#${string}` | `/contact?${string}`;
type ByPlace<Value> = Readonly<Partial<Record<Place, Value>>>;

const here = '/search';
const { street, cityLine } = postalAddress(here);
const hours = hoursRows(here)
  .map((row) => `${row.days} ${row.hours}`)
  .join(', ');
const [small, , large] = mailboxPlans;
const [semester, year] = universityMailbox.terms;
const [, attorney] = notaryPrices;
const { priorityBy, standardBy } = overnight.chosen.arrives;
const shippingQuote = contactLink({ subject: 'shipping-quote', about: 'shipping' });
const askFirst =
  'Ask us before you bring it. Carriers accept some of these items within limits, and each country has its own list.';
const padded = 'Choose the item to see its layers, what to do and what to buy.';
const callUs = `Call ${read(phone, here).display}`;
const askUs = `That isn’t on our website. ${callUs} to ask.`;
const saturdayHours = dayRows(here).find(({ first }) => first === 'Saturday')?.hours;
const groundDays = span(transitDays.fedexGround);

const whenOpen = 'open, close, closing, closed, hour, late, saturday, sunday, weekend';
const whenPickedUp =
  'last pickup, pickup time, leave/ship today, same day, drop off, dropoff, late leave';

/** For each page, or place on it, what it is asked, and the answers. The first that fits counts. */
const answers: ByPlace<Readonly<Record<string, string>>> = {
  '/': {
    'college road pack, pack ship': `We’re at ${street}, ${cityLine}.`,
  },
  '/shipping-services#compare': {
    'cheapest/cheap/cheaper, cheapest/cheap/cheaper/lowest way/rate/carrier/option/ship/shipping/send':
      'We compare prices for you. Say where it’s going and what it weighs, and see which carriers fit.',
    'ship/send/mail/deliver po box, po box fedex/ups/usps/dhl/which/carrier':
      'Only USPS delivers to PO boxes. FedEx, UPS and DHL usually need a street address.',
    'carrier which/best/cheapest/compare, fedex ups/usps/dhl, ups usps/dhl, limit weight/size, largest/heaviest/biggest/maximum weight/package/box, how heavy/big, better/faster carrier':
      'Say where it’s going and what it weighs, and see which carriers fit.',
  },
  ...wayAnswers(),
  '/mailbox-services#id': {
    'mailbox id/ids/identification/document/passport/license/bring/checklist, id need, form 1583, usps form, driver license':
      'Bring two forms of identification: a photo ID and proof of address.',
  },
  '/student-mailboxes#year': {
    'mailbox student/uncw/dorm/semester, parent send': `Students can rent by the ${semester} or the ${year}. ${unpriced('/student-mailboxes', `Call us for the price of a ${semester}.`)}${pricesText('/student-mailboxes')}`,
  },
  '/student-mailboxes': {
    'mailbox hours, lobby, lobby open/hours': assumed.lobby.says,
  },
  '/business-mailboxes': {
    'mailbox virtual': `We rent private and virtual mailboxes. ${callUs} to ask what a virtual one includes.`,
    'mailbox business/company, address business, mailbox open': `A large mailbox is ${dollars(large.pricing.oneYear.price)} for 1 year. See what to bring for your company.`,
  },
  '/mailbox-services': {
    'mailbox price/cost/much/rate/fee/rent/rental/key/deposit, key much/cost, mailbox small/medium/large price': `Mailboxes start at ${dollars(small.pricing.threeMonth.price)} for 3 months or ${dollars(small.pricing.oneYear.price)} for 1 year (${lowestRent}). Setup is ${dollars(mailboxFees.setup)} for 3 and 6 months, and the key deposit is ${dollars(mailboxFees.keyDeposit)}.`,
    'po box, post office box, pmb, private mailbox': `We rent private mailboxes with a street address, from ${lowestRent} for 1 year. PO boxes are at the post office.`,
  },
  '/mail-forwarding': {
    'mail forward/forwarding/hold/vacation':
      'If you rent a mailbox here, we can forward your mail or hold it until you pick it up.',
  },
  '/returns-labels#bring': {
    'return bring/checklist/need':
      'Bring the item and its label, on paper or as a PDF on your phone.',
  },
  '/returns-labels#check': {
    [`print label, label return/prepaid/phone/email/${carrierWords}`]: `Yes, we can print your label ${counterRules.labelPrinting}.`,
    'amazon, qr code, amazon return/label/without/scan': byAmazonQr(
      amazonQrRule,
      `${amazonQrRule} Choose a return option with a label that you can print.`,
    ),
    [`return, send back, prepaid label, return ebay/online/order/print/without/${carrierWords}`]: `Bring the item with its label. If it isn’t printed, we print it ${counterRules.labelPrinting}.`,
  },
  '/shipping-services#track': {
    [`track/tracking, where package, track number/shipment/order/find/whose/${carrierWords}`]:
      'Your receipt has the tracking number. Follow the package on the carrier’s website.',
  },
  '/#drop-off': {
    'label already/have, package prelabeled/labeled, printed label have':
      'Bring it to the counter. FedEx, UPS, USPS and DHL pick up here.',
  },
  '/fedex-services': {
    fedex: `Drop off by ${fedexDropOffBy(here)}, ${pickupDaysInWords('fedex')}, to ship with FedEx the same day. We’re at ${street}.`,
  },
  '/ups-services': {
    'ups, ups access point': `UPS picks up at ${truckTime('ups')}, ${pickupDaysInWords('ups')}. Your package needs a printed label. We’re at ${street}.`,
  },
  '/dhl-services': {
    'dhl, dhl servicepoint': `DHL picks up at ${truckTime('dhl')}, ${pickupDaysInWords('dhl')}. We’re at ${street}.`,
  },
  '/usps-services': {
    'usps, post office, postal service, stamps, buy stamps': `USPS picks up here ${pickupDaysInWords('usps')}. You can also buy stamps.`,
  },
  '/shipping-services': {
    [`saturday/weekend ship/shipping/pickup/delivery, saturday ${carrierWords}`]: `${pickupsOn('Saturday', ['fedex', 'ups', 'usps', 'dhl'])} Hours: ${hours}.`,
    [whenPickedUp]: `To ship the same day, drop off by ${dropOffBy('fedex')} for FedEx, ${dropOffBy('ups')} for UPS or ${dropOffBy('dhl')} for DHL, ${pickupDaysInWords('fedex', 'ups', 'dhl')}.`,
  },
  '/contact': {
    [askWords]: askUs,
  },
  '/contact#find-us': {
    'apple/google map/direction': `We’re at ${street}, ${cityLine}. Get directions in Google Maps or Apple Maps.`,
    'phone/telephone number, phone, telephone, call, email address': `Call ${read(phone, here).display}.`,
  },
  '/contact#hours': {
    'holiday, thanksgiving, christmas, new year, christmas day/eve, dec/december 24/24th/25/25th/31/31st, jan/january 1/1st':
      holidayHours(),
    ...otherHolidays(),
    [whenOpen]: `${hours}. Holiday hours are different.`,
  },
  '/locations': {
    ...arrivalAnswers(),
    'near me, get store, address, location, direction, where, parking, map': `We’re at ${street}, ${cityLine}.`,
  },
  '/insurance-information': {
    'damage, damaged, broken, claim, lost package, arrived broken, insurance claim': `Report damage within ${insuranceText.reportWithin}, and keep all the packaging.`,
  },
  '/insurance-information#reader': {
    [`insurance, insure, insured, insuring, declared value, coverage, insurance worth/jewelry/laptop/phone/computer/${carrierWords}/${artWords}`]: `${insuranceText.declared.rule} That isn’t insurance. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
  },
  '/notary-services#check': {
    'power attorney, title vehicle/car, notary/notarize/notarized title': `A notary can do this while you wait: ${attorney.price.map(dollars).join('–')} ${attorney.note}. Bring a valid photo ID.`,
    'notary/notarize/notarized/sign saturday/weekend, witness, will witness': `Saturday: ${saturdayHours}. ${callUs} first, and ask whether a notary and witnesses are here.`,
    'notary, notarize, notarized, notary public/signature/document/deed/will/affidavit': `Walk in with your unsigned document and a valid photo ID. The fee is ${signaturePrice}, and most notarizations take ${notary.minutes} minutes or less.`,
  },
  '/document-services#passport-photos': {
    'photo passport/visa/id, passport picture': `Yes, we take passport photos.${priceOrCall('/document-services', ['Passport photos'])}`,
  },
  '/document-services': {
    'shred, shredding, shred document/paper': `Bring the papers to shred.${priceOrCall('/document-services', ['Shredding'])}`,
  },
  '/scanning-services': {
    'scan, scanning, scan document/page/paper': `Bring your pages, and we’ll scan them.${priceOrCall('/scanning-services')}`,
  },
  '/printing-services': {
    'print, copy, photocopy, print color/black/white/document/copies/phone/pdf/poster': `We print up to ${largestPrint}. Ask us about copies and color.${priceOrCall('/printing-services')}`,
  },
  '/fax-services': {
    'fax, faxing, fax number/receive/page': `Bring your pages and the fax number, and we’ll send your fax.${priceOrCall('/fax-services')}`,
  },
  '/packaging-supplies': {
    'moving, box cardboard/buy/sell, packing supply/tape, box single/small/large': `Yes, we sell boxes, tape and padding. There is no minimum purchase.${priceOrCall('/boxes-containers')}`,
  },
  '/boxes-containers': {
    'box/boxes guitar': `A guitar in its hard case goes in a long and flat box. ${callUs} to ask about the size.`,
    'box/boxes bike/bicycle/ski/skis/long/flat/mirror/tv/dish/dishes/wardrobe/lamp/painting': `We carry long and flat boxes, mirror boxes, dish boxes and wardrobe boxes. ${callUs} to ask which one fits.`,
  },
  '/package-receiving': {
    'hold pickup/package/location/delivery, held package, carrier hold, package receive/receiving/delivered/sign, pick up my package': `We receive packages for mailboxes. ${assumed.packageId.says} If a carrier holds yours, ${callUs.toLowerCase()} before you come.`,
  },
  '/overnight-shipping': {
    [`perishable, frozen, seafood, fish, meat, perishable fresh/cold/food/${countryWords}`]:
      askFirst,
    'overnight, next day, overnight envelope/air': `Priority arrives the next business day by ${clockTime(priorityBy)}, Standard by ${clockTime(standardBy)}. For FedEx, drop off by ${fedexDropOffBy(here)}, ${pickupDaysInWords('fedex')}.`,
  },
  '/international-shipping': {
    [`${restrictedWords}, restricted lithium/bottle/live/material/goods/${countryWords}`]: askFirst,
  },
  '/international-shipping#country': {
    [`${artWords} ${countryWords}`]:
      'Choose the country and “A work of art”. See the days, the documents and what to bring.',
    [`custom, commercial invoice, duty, tariff, custom form/declaration/pay/tax/${countryWords}`]: `Choose the country and the item to see its documents. A commercial invoice goes with the package in ${international.commercialInvoiceCopies} copies.`,
    [`${countryWords}, ${longCountryNames}, another country, country days/long/fast/document/contract/gift/book`]: `We ship to more than ${countriesReached.dhl} countries. Express takes ${counted(transitDays.fedexInternationalPriority, 'day')}, plus ${span(transitDays.customsClearance)} days for customs.`,
  },
  '/art-shipping': {
    [`${artWords} ship/shipping/send/mail`]: 'Yes, we pack and ship art. Call for the price.',
  },
  '/ltl-freight': {
    'freight quote/cost, pallet ship/cost, ship furniture, ltl, heavy freight': `For a pallet, or an item over ${parcelLimitPounds} lbs, ask for a freight quote.`,
  },
  '/custom-crating#measure': {
    'crate bring/checklist/quote/much/cost, crate art/custom/price':
      'The list says what we need to know before we build a crate.',
  },
  [shippingQuote]: {
    'ship cost/price/much/rate, quote, send package much, quote one/two/three/four/five/several/heavy, alaska/hawaii/honolulu, puerto rico':
      'It depends on the size, the weight and the destination. Send us these details, or call for a price.',
    [`${placeWords}, ${longPlaceNames}, quote ${placeWords}`]: `FedEx Ground takes ${groundDays} business days. List your boxes, and ask us for a price.`,
    'cost, price, pricing, rate, fee, much, charge, price list': `A mailbox is from ${lowestRent} for 1 year, and a notarization is ${signaturePrice}. For shipping, packing and freight, ask for a quote.`,
  },
  '/pack-artwork#pack': {
    [`pack/wrap ${pictureWords}, pack frame/framed/glass`]: padded,
  },
  '/packing-tips#pack': {
    [`pack/wrap ${itemWords}, pack wine/screen`]: padded,
  },
  '/#have': {
    'what can/offer/service': 'We ship, pack, print and notarize, and we rent mailboxes.',
  },
};

/** The words of a link to a place that has a tool for its questions. */
const tools: ByPlace<string> = {
  ...Object.fromEntries(areaNames.map((area) => [areas[area].href, 'See your road on the map'])),
  '/#drop-off': 'Choose the carrier',
  '/#have': 'Say what you have',
  '/boxes-containers': 'See which box fits',
  '/custom-crating#measure': 'Tick and print the list',
  '/dhl-services': 'Will it leave today?',
  '/fedex-services': 'Will it leave today?',
  '/insurance-information#reader': 'Choose the value and the carrier',
  '/international-shipping#country': 'Open the country sheet',
  '/mailbox-services': 'Work out your price',
  '/mailbox-services#id': 'See which IDs you can bring',
  '/notary-services#check': 'See the fee and what to bring',
  '/pack-artwork#pack': 'Choose the item',
  '/packing-tips#pack': 'Choose the item',
  '/returns-labels#bring': 'Tick and print the list',
  '/returns-labels#check': 'Check your return',
  '/shipping-services#track': 'Enter your tracking number',
  '/shipping-services': 'Will it leave today?',
  '/shipping-services#compare': 'Compare the carriers',
  '/student-mailboxes#year': 'See what a student’s year needs',
  '/ups-services': 'Will it leave today?',
  [shippingQuote]: 'List your boxes',
};

const toolOf = new Map(Object.entries(tools));

const lasting: readonly AnsweredQuestion[] = Object.entries(answers).flatMap(([href, asked]) =>
  Object.entries(asked ?? {}).map(([asks, answer]) => {
    return { asks, href, answer, tool: toolOf.get(href) };
  }),
);

/** On a day of a build (YYYY-MM-DD). */
export function searchAnswers(built: string): readonly AnsweredQuestion[] {
  const notices = ownersNotices(built).toSorted((one, other) => one.until - other.until);
  return lasting.flatMap((question) => {
    if (question.asks !== whenOpen && question.asks !== whenPickedUp) return question;
    const dated = notices.map(({ until }, index) => {
      const texts = notices.slice(index).map(({ text }) => text);
      return { ...question, answer: [...texts, question.answer].join(' '), until };
    });
    return [...dated, question];
  });
}

/** The way from each area: what is asked with its name. */
function wayAnswers() {
  return Object.fromEntries(
    areaNames.map((area) => {
      const asks = areaCalls[area].map((name) => `${driveWords} ${name}`).join(', ');
      const miles = areaMiles(areas[area]);
      const way = `${miles ? `${miles} miles by road. ` : ''}Take ${read(waysToStore, here)[area]} to ${street}.`;
      return [areas[area].href, { [asks]: way }];
    }),
  );
}

/** What the owner has said about coming to the store, or where to ask. */
function arrivalAnswers() {
  const answered = [
    ['parking', 'park, parking, parking free/lot/space', parking],
    [
      'ways to pay',
      'pay, payment, cash, check, credit/debit card, pay cash/card/check/phone, apple/google pay',
      payment,
    ],
    [
      'wheelchair access',
      'wheelchair, accessible, accessibility, handicap, ramp, wheelchair access/ramp/door',
      access,
    ],
    ['landmarks near us', 'landmark', landmark],
  ] as const;
  const bus =
    read(busLine, here) ?? `We’re on the campus-area bus route. ${callUs} to ask about the stop.`;
  return Object.fromEntries([
    ['bus, bus stop/line/route', bus],
    ...answered.map(([subject, asks, fact]) => [
      asks,
      read(fact, here) ??
        `We’re at ${street}, ${cityLine}. Ask us about ${subject}: ${callUs.toLowerCase()}.`,
    ]),
  ]);
}

function priceOrCall(page: string, names?: readonly string[]): string {
  return pricesText(page, names) || ` ${callUs} for the price.`;
}

/** Put after an answer about a page: ` Fax: $1.50 per page.` */
function pricesText(page: string, names?: readonly string[]): string {
  return listedPrices(page)
    .filter(({ name }) => !names || names.includes(name))
    .map(({ name, text }) => ` ${name}: ${text}.`)
    .join('');
}

/** The holidays that the owner has not decided: which carriers don’t come. Nothing if none is known. */
function otherHolidays() {
  const names = read(undecidedHolidays, here).map(({ name }) => name);
  if (names.length === 0) return {};
  const [shared, postal] = [true, false].map((isShared) =>
    joined(
      names.filter((name) => sharedHolidays.includes(name) === isShared),
      'or',
    ),
  );
  const call = `${callUs} before you come. Our usual hours: ${hours}.`;
  return {
    'memorial day, labor day, july, july 4th/fourth, independence day': `No FedEx, UPS, USPS or DHL pickup on ${shared}. ${call}`,
    'juneteenth, mlk day, martin luther king, president day, columbus day, veteran day': `No USPS pickup on ${postal}. ${call}`,
  };
}

/** `Closed on Thanksgiving. Open 10:00 AM – 2:00 PM on Christmas Eve, unless it’s a Sunday.` */
function holidayHours(): string {
  const days = read(holidays, here);
  const closedDays = dayRows(here).filter((row) => row.hours === 'Closed');
  const closedDay = closedDays.map(({ first }) => first).join(' or ');
  return [...new Set(days.map((day) => hoursText(day.hours)))]
    .map((text) => {
      const names = days.filter((day) => hoursText(day.hours) === text).map(({ name }) => name);
      const on = `on ${joined(names)}`;
      const unless = closedDay && `, unless it’s a ${closedDay}`;
      return text === 'Closed' ? `Closed ${on}.` : `Open ${text} ${on}${unless}.`;
    })
    .join(' ');
}

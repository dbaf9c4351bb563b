import { areas } from '../_facts/areas/areas.ts';
import type { AreaName } from '../_facts/areas/drives.ts';
import { sheetCountries } from '../_facts/sheet-choices.ts';

/** What a visitor may say, and the words that our pages have for it, any of which will do. */
export interface Synonym {
  readonly says: readonly string[];
  readonly means: readonly string[];
}

export const searchSynonyms: readonly Synonym[] = [
  {
    says: ['po box', 'p.o. box', 'post office box', 'mail box', 'pmb'],
    means: ['mailbox'],
  },
  { says: ['qr code', 'qr', 'barcode'], means: ['amazon', 'return'] },
  { says: ['uncw', 'unc wilmington', 'university', 'campus', 'dorm'], means: ['uncw', 'student'] },
  { says: ['airport', 'ilm', 'flight'], means: ['ilm', 'airport'] },
  { says: [areas.ogden.name, 'middle sound'], means: ['ogden'] },
  { says: ['federal express'], means: ['fedex'] },
  { says: ['united parcel service'], means: ['ups'] },
  { says: ['post office', 'postal service', 'stamps'], means: ['usps'] },
  { says: ['abroad', 'overseas', 'foreign'], means: ['international'] },
  { says: ['next day', 'tomorrow', 'overnite', 'express'], means: ['overnight', 'express'] },
  { says: ['painting', 'paintings', 'picture', 'canvas'], means: ['art', 'artwork', 'painting'] },
  { says: ['xerox', 'photocopy', 'copies', 'copy'], means: ['printing', 'copies'] },
  { says: ['notarize', 'notarized', 'notarization', 'seal'], means: ['notary'] },
  { says: ['power of attorney', 'last will', 'affidavit'], means: ['notary'] },
  { says: ['shred', 'shredder', 'shredding'], means: ['shredding', 'document'] },
  { says: ['bubble wrap', 'peanuts', 'styrofoam', 'foam'], means: ['bubble', 'protective'] },
  { says: ['truck', 'skid', 'palette'], means: ['freight', 'pallet'] },
  { says: ['broken', 'damage', 'damaged', 'claim'], means: ['insurance', 'claim'] },
  { says: ['customs', 'duty', 'tariff'], means: ['customs', 'international'] },
  { says: ['send back', 'return', 'refund', 'ebay', 'etsy'], means: ['return'] },
  { says: ['vacation', 'hold mail', 'hold my mail', 'away'], means: ['forwarding'] },
  {
    says: ['opening hours', 'opening times', 'open', 'closed', 'email'],
    means: ['contact', 'hours'],
  },
  { says: ['directions', 'where', 'map', 'parking'], means: ['location', 'store', 'contact'] },
  { says: ['price', 'prices', 'cost', 'rates', 'fee'], means: ['price', 'pricing'] },
];

/** Words that a question is made of and that say nothing of its subject. */
export const smallWords = wordSet(
  'an and are at be by can could do does for from get have how if in into is it me much my need of on or our please some that the there this to want what when which with you your',
);

/** More such words, in questions that the facts answer. */
export const questionWords = wordSet(
  'accept around between box bring closest deliver delivery drop dropoff item letter located mail mailbox near nearby nearest off one pack package packing pick pickup rent rental send ship shipping should store take too up use versus vs walk where who will wilmington nc',
);

/** Only an answer with a price answers a question about prices, and only one with a time a question about times. */
export const priceWords = wordSet(
  'cheap cheapest charge cost expensive fee how large medium month monthly much price rate size small year',
);
export const timeWords = wordSet(
  'close closing deadline friday hour last late latest monday now open opening saturday sunday thursday time today tomorrow tonight tuesday wednesday weekend',
);

// Words of questions, any of which will do.
export const carrierWords = 'fedex/ups/usps/dhl';
export const driveWords = 'close/direction/distance/drive/driving/far/long/mile/minute/way';
export const artWords = 'art/artwork/canvas/frame/painting/picture/print/sculpture';
export const pictureWords = 'artwork/canvas/painting/picture/poster';
export const itemWords = 'box/china/cup/dish/fragile/glass/glasses/guitar/kitchen/lamp/plate/tv';
export const restrictedWords =
  'aerosol/alcohol/battery/beer/food/hazardous/hazmat/liquor/medicine/paint/perfume/plant/prohibited/restricted/seed/tobacco/wine, dry ice, nail polish';

/** Continents, and countries that are not on the country sheet. */
const otherPlaces =
  'abroad africa asia britain china england europe greece international ireland italy korea norway overseas philippines poland spain sweden switzerland uk';
const sheetNames = sheetCountries.map(({ name }) => name.toLowerCase());
const isOneWord = (name: string): boolean => !name.includes(' ');
export const countryWords = [...sheetNames.filter(isOneWord), ...otherPlaces.split(' ')].join('/');
/** Names of several words, with commas between. */
export const longCountryNames = sheetNames.filter((name) => !isOneWord(name)).join(', ');

/** States and large cities of the US with names of one word. */
export const placeWords =
  'alabama/albuquerque/arizona/arkansas/asheville/atlanta/austin/baltimore/boise/boston/brooklyn/buffalo/california/charleston/charlotte/chicago/cincinnati/cleveland/colorado/columbia/columbus/connecticut/dallas/delaware/denver/detroit/durham/fayetteville/florida/fresno/georgia/greensboro/greenville/houston/idaho/illinois/indiana/indianapolis/iowa/jacksonville/kansas/kentucky/louisiana/louisville/maine/manhattan/maryland/massachusetts/memphis/miami/michigan/milwaukee/minneapolis/minnesota/mississippi/missouri/montana/nashville/nebraska/nevada/oakland/ohio/oklahoma/omaha/oregon/orlando/pennsylvania/philadelphia/phoenix/pittsburgh/portland/raleigh/richmond/sacramento/savannah/seattle/tampa/tennessee/texas/tucson/tulsa/utah/vermont/virginia/washington/wisconsin/wyoming/usa/domestic';
/** Those of two words, with commas between. */
export const longPlaceNames =
  'new york, new jersey, new mexico, new hampshire, new orleans, north carolina, north dakota, south carolina, south dakota, west virginia, rhode island, los angeles, san francisco, san diego, san antonio, san jose, salt lake, las vegas, el paso, fort worth, long island, kansas city, myrtle beach, other/another state, out state, cross country, united states';

/** What no page speaks of. */
export const askWords =
  'bathroom/bitcoin/career/employment/fingerprint/fingerprinting/hiring/internet/job/laminate/laminating/language/moneygram/restroom/spanish/wifi/wireless, wi fi, hablan espanol, speak spanish, money order, western union, work here, live scan, bind/binding';

/** What visitors call an area. */
export const areaCalls: Readonly<Record<AreaName, readonly string[]>> = {
  northchase: ['northchase'],
  castleHayne: ['castle hayne'],
  murrayville: ['murrayville'],
  ogden: ['ogden', 'middle sound'],
  rockyPoint: ['rocky point'],
  portersNeck: ['porters neck'],
  uncw: ['uncw', 'campus'],
  airport: ['airport', 'ilm'],
  wrightsboro: ['wrightsboro'],
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

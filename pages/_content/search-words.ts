import { areas } from '../_facts/areas/areas.ts';

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
export const smallWords: ReadonlySet<string> = new Set(
  'an and are at be by can could do does for from get have how if in into is it me much my need of on or our please some that the there this to want what when which with you your'.split(
    ' ',
  ),
);

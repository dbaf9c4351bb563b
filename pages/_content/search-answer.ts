import type { Address } from '#authoring';
import { hoursRows } from '../_facts/hours-rows.ts';
import { postalAddress } from '../_facts/postal-address.ts';

/** A question that visitors type, the pages that come first for it, and a short answer from the facts. */
export interface AnsweredQuestion {
  /** Groups of words. A query that has all words of one group asks this. */
  readonly asks: readonly string[];
  /** Words of which the query has one, too. */
  readonly with?: string;
  /** Words that the query can have besides; any other word makes it another question. */
  readonly also?: string;
  /** The first can name a place on its page: `/returns-labels#check`. */
  readonly pages: readonly string[];
  readonly answer?: string;
  /** The words of a link to the first page, where it has a tool for this question. */
  readonly tool?: string;
}

export interface SearchAnswer extends AnsweredQuestion {
  readonly pages: readonly [SearchAddress, ...Address[]];
}

type SearchAddress = Address | `${Address}#${string}` | `/contact?${string}`;

/** The place that these answers are shown on. */
export const here = '/search';

export const { street, cityLine } = postalAddress(here);

/** The store's week: `Mon–Fri 9:00 AM – 6:00 PM, Sat …`. */
export const hours = hoursRows(here)
  .map((row) => `${row.days} ${row.hours}`)
  .join(', ');

export const amount =
  'cost price prices rate rates fee fees much charge cheap cheapest expensive how';
export const time =
  'time times late latest last deadline today tonight tomorrow now sunday saturday weekend monday tuesday wednesday thursday friday';
export const place =
  'where near me nearby closest nearest store location wilmington nc walk in around';
export const countries =
  'germany france italy spain england uk britain ireland sweden norway poland greece switzerland canada mexico japan china india korea australia brazil philippines israel nigeria kenya africa europe asia overseas abroad international';

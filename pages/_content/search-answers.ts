import { postalAddress } from '../_facts/postal-address.ts';
import { here, place, type SearchAnswer } from './search-answer.ts';
import {
  counterAnswers,
  damageAnswers,
  mailboxAnswers,
  storeAnswers,
} from './search-counter-answers.ts';
import {
  carrierAnswers,
  compareAnswers,
  destinationAnswers,
  quoteAnswers,
  returnAnswers,
} from './search-shipping-answers.ts';

const { street, cityLine } = postalAddress(here);

/** The first that fits counts. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    asks: ['college road pack ship', 'college road pack', 'pack ship'],
    also: place,
    pages: ['/', '/contact'],
    answer: `We’re at ${street}, ${cityLine}.`,
  },
  ...compareAnswers,
  ...mailboxAnswers,
  ...returnAnswers,
  ...carrierAnswers,
  ...storeAnswers,
  ...damageAnswers,
  ...counterAnswers,
  ...destinationAnswers,
  ...quoteAnswers,
];

import { cityLine, place, type SearchAnswer, street } from './search-answer.ts';
import {
  counterAnswers,
  damageAnswers,
  mailboxAnswers,
  priceAnswers,
} from './search-counter-answers.ts';
import {
  carrierAnswers,
  compareAnswers,
  destinationAnswers,
  quoteAnswers,
  returnAnswers,
} from './search-shipping-answers.ts';
import { storeAnswers } from './search-store-answers.ts';
import { toolAnswers } from './search-tool-answers.ts';
import { wayAnswers } from './search-way-answers.ts';

/** The first that fits counts. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    asks: ['college road pack ship', 'college road pack', 'pack ship'],
    also: place,
    pages: ['/', '/contact'],
    answer: `We’re at ${street}, ${cityLine}.`,
  },
  ...compareAnswers,
  ...wayAnswers,
  ...mailboxAnswers,
  ...returnAnswers,
  ...carrierAnswers,
  ...storeAnswers,
  ...damageAnswers,
  ...counterAnswers,
  ...destinationAnswers,
  ...quoteAnswers,
  ...priceAnswers,
  ...toolAnswers,
];

import { type RecognizedNumber, recognizeNumber } from './tracking-numbers.ts';

/** If there is none, the typed text, without a carrier. */
export type FoundNumbers = readonly [RecognizedNumber, ...RecognizedNumber[]];

/** Shorter ones, such as a date beside a number, can be part of a number that is written with spaces. */
const wholeLength = 12;

/** A shorter number of only digits can also be that of a phone or an order. */
const surelyTracked = 18;

const word = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/u;

/**
 * The tracking numbers in what was typed or pasted. It is one number, or a sentence or an address of
 * the web with numbers in it, where only those count that have the right check digit.
 */
export function findNumbers(text: string): FoundNumbers {
  const whole = recognizeNumber(text);
  if (whole.carriers.length + whole.misread.length > 0) return [whole];
  const numbers = digitRuns(text).flatMap(numbersOf).flatMap(createCarrierFilter(text));
  const [first, ...others] = new Map(numbers.map((found) => [found.number, found])).values();
  return [first ?? whole, ...others];
}

/** Words with digits that follow each other, with no more than spaces, dashes, and periods between. */
function digitRuns(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/%[\dA-F]{2}/gi, ',')
    .split(new RegExp(`[^\\p{L}\\p{N}\\s.\\p{Pd}]|${word.source}`, 'u'))
    .map((run) => run.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** A run is one number, or each of its long words is. */
function numbersOf(run: readonly string[]): readonly RecognizedNumber[] {
  const whole = recognizeNumber(run.join(''));
  if (whole.carriers.length > 0) return [whole];
  const words = run.filter((word) => word.length >= wholeLength).map(recognizeNumber);
  return words.every(({ carriers }) => carriers.length > 0) ? words : [];
}

/** Leaves a number the carriers that the text names, or all if it names none. */
function createCarrierFilter(text: string) {
  const named = new Set<string>(text.toLowerCase().match(/\b(?:fedex|ups|usps|dhl)\b/g));
  const isTracked = /track/i.test(text) || !word.test(text);
  return (found: RecognizedNumber): readonly RecognizedNumber[] => {
    const { number } = found;
    const isSure = isTracked || /\D/.test(number) || number.length >= surelyTracked;
    const carriers = found.carriers.filter((carrier) =>
      named.size === 0 ? isSure : named.has(carrier),
    );
    return carriers.length > 0 ? [{ ...found, carriers }] : [];
  };
}

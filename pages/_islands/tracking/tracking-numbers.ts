import type { CarrierId } from '../../_facts/carrier-names.ts';

export interface RecognizedNumber {
  /** Only its letters and digits, in capital letters, without the ZIP code of a USPS barcode. */
  readonly number: string;
  /** Whose format it has, with the right check digit. Two carriers share some formats. */
  readonly carriers: readonly CarrierId[];
  /** Whose format it has, but with another check digit: a letter or digit is wrong. */
  readonly misread: readonly CarrierId[];
}

interface NumberFormat {
  readonly carrier: CarrierId;
  readonly pattern: RegExp;
  readonly isValid: (number: string) => boolean;
}

/** The formats that the carriers publish. The last digit checks the ones before it. */
const formats: readonly NumberFormat[] = [
  { carrier: 'ups', pattern: /^1Z[A-Z\d]{15}\d$/, isValid: checksUps },
  { carrier: 'fedex', pattern: /^\d{12}$/, isValid: checksFedexExpress },
  { carrier: 'fedex', pattern: /^\d{15}$/, isValid: checksModulo10 },
  { carrier: 'fedex', pattern: /^\d{20}$/, isValid: (number) => checksModulo10(`92${number}`) },
  { carrier: 'fedex', pattern: /^92\d{20}$/, isValid: checksModulo10 },
  {
    carrier: 'fedex',
    pattern: /^96\d{20}$/,
    isValid: (number) => checksModulo10(number.slice(-15)),
  },
  { carrier: 'usps', pattern: /^\d{20}$/, isValid: checksUsps20 },
  { carrier: 'usps', pattern: /^9[1-5]\d{20}(?:\d{4})?$/, isValid: checksModulo10 },
  { carrier: 'usps', pattern: /^[A-Z]{2}\d{9}[A-Z]{2}$/, isValid: checksPostalUnion },
  { carrier: 'dhl', pattern: /^\d{10,11}$/, isValid: checksModulo7 },
  // The number of one piece of a DHL shipment has no check digit.
  { carrier: 'dhl', pattern: /^J(?:D\d{18}|[A-Z]{2,3}\d{9,18})$/, isValid: () => true },
];

/** The carriers that may have issued a number, by its format and check digit. Sends no request. */
export function recognizeNumber(typed: string): RecognizedNumber {
  const number = typed
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^420\d{5}(?:\d{4})?(?=9[1-5]\d{20}(?:\d{4})?$)/, '');
  const fitting = formats.filter(({ pattern }) => pattern.test(number));
  const carriers = carriersOf(fitting.filter(({ isValid }) => isValid(number)));
  return { number, carriers, misread: carriers.length > 0 ? [] : carriersOf(fitting) };
}

function carriersOf(found: readonly NumberFormat[]): readonly CarrierId[] {
  return [...new Set(found.map(({ carrier }) => carrier))];
}

/** Letters count as digits, A as 2; every other one from the second on counts twice. */
function checksUps(number: string): boolean {
  const values = [...number.slice(2)].map((sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  );
  return checks(values, [1, 2], (sum) => (10 - (sum % 10)) % 10);
}

function checksFedexExpress(number: string): boolean {
  return checks(digitsOf(number), [1, 3, 7], (sum) => (sum % 11) % 10);
}

/** As GS1 and the IMpb of USPS have it. */
function checksModulo10(number: string): boolean {
  return checks(digitsOf(number), [3, 1], (sum) => (10 - (sum % 10)) % 10);
}

/** The number as it is, or without the 91 that once began it. */
function checksUsps20(number: string): boolean {
  return checksModulo10(number) || checksModulo10(`91${number}`);
}

/** S10 of the Universal Postal Union: two letters, nine digits, and the country. */
function checksPostalUnion(number: string): boolean {
  const remainder = (sum: number) => 11 - (sum % 11);
  return checks(digitsOf(number.slice(2, -2)), [7, 9, 5, 3, 2, 4, 6, 8], (sum) =>
    remainder(sum) === 10 ? 0 : remainder(sum) === 11 ? 5 : remainder(sum),
  );
}

function checksModulo7(number: string): boolean {
  return Number(number.slice(0, -1)) % 7 === Number(number.slice(-1));
}

function digitsOf(number: string): readonly number[] {
  return [...number].map(Number);
}

/** Whether the last digit is the check digit of the others, whose weights repeat from the right. */
function checks(
  values: readonly number[],
  weights: readonly number[],
  checkDigit: (sum: number) => number,
): boolean {
  const [check, ...others] = values.toReversed();
  const sum = others.reduce(
    (total, value, index) => total + value * (weights[index % weights.length] ?? 0),
    0,
  );
  return checkDigit(sum) === check;
}

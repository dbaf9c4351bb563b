/** Each digit is five bars, two of them tall: 7, 4, 2, 1 and 0 in weight, but eleven for a zero. */
const digits: Readonly<Record<string, string>> = {
  0: '11000',
  1: '00011',
  2: '00101',
  3: '00110',
  4: '01001',
  5: '01010',
  6: '01100',
  7: '10001',
  8: '10010',
  9: '10100',
};

/**
 * The bars that the Postal Service printed under an address (POSTNET): a tall one at each end and
 * five for each digit and for the check digit, which brings the sum of all to a multiple of ten.
 *
 * @returns one entry a bar, true for a tall one
 */
export function postnetBars(zip: string): readonly boolean[] {
  const sum = [...zip].reduce((total, digit) => total + Number(digit), 0);
  const check = (10 - (sum % 10)) % 10;
  const code = [...zip, String(check)].map((digit) => digits[digit] ?? '').join('');
  return [...`1${code}1`].map((bar) => bar === '1');
}

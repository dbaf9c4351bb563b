import { carrierLink, type FoundTool, sayCarriers } from '../tracking/carrier-links.ts';
import { findNumbers } from '../tracking/find-numbers.ts';

/** A shorter number of only digits is more often a phone number than a DHL number. */
const leastDigits = 12;

export interface NumberAnswer {
  /** The question: how to track a package. */
  readonly query: string;
  /** Where the number is known, whose it is, and the carriers' pages about it. */
  readonly answer?: string;
  readonly tools?: readonly FoundTool[];
}

/** The answer to a query that is a tracking number, or has one in it. */
export function answerNumber(query: string): NumberAnswer | undefined {
  const [{ number, carriers, misread }, ...others] = findNumbers(query);
  const isLong = number.length >= leastDigits || /\p{L}/u.test(query);
  if (carriers.length + misread.length === 0 || !isLong) return undefined;
  const asked = { query: 'tracking number' };
  if (carriers.length === 0 || others.length > 0) return asked;
  const tools = carriers.map((carrier) => carrierLink(carrier, number));
  return { ...asked, answer: sayCarriers(carriers), tools };
}

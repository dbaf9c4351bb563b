import type { QuoteDraft } from './quote-draft.ts';
import { amountOf } from './quote-text.ts';

/** Above which a shipment needs more than a label. */
export interface QuoteLimits {
  readonly declaredValueDollars: number;
  readonly appraisalDollars: number;
  readonly parcelPounds: number;
  readonly invoiceCopies: number;
}

const poundsPerKilogram = 2.204_622_62;

/** What a visitor should know about this shipment before sending the form. */
export function quoteHints(draft: QuoteDraft, limits: QuoteLimits): readonly string[] {
  const value = amountOf(draft.value) ?? 0;
  const scale = draft.units === 'cm, kg' ? poundsPerKilogram : 1;
  const pounds = Math.max(...draft.boxes.map(({ weight }) => (amountOf(weight) ?? 0) * scale));
  const { declaredValueDollars, appraisalDollars, parcelPounds, invoiceCopies } = limits;
  return [
    value > declaredValueDollars &&
      `Worth more than ${dollars(declaredValueDollars)}? Ask us about insurance.`,
    value > appraisalDollars &&
      `Over ${dollars(appraisalDollars)}, we recommend an appraisal before we pack the item.`,
    isAbroad(draft.to) &&
      `Outside the US? You need customs forms, and ${invoiceCopies} copies of a commercial invoice if it’s for a sale.`,
    pounds > parcelPounds && `A box over ${parcelPounds} lb ships as freight.`,
  ].filter((hint) => hint !== false);
}

/** What ends in neither a US ZIP code, if only its first digits, nor a US state, such as `Denver, CO`. */
function isAbroad(to: string): boolean {
  return !/^(\d{0,5}|\d{5}-\d{0,4}|.*[\s,](\d{5}(-\d{4})?|(?!uk)[a-z]{2}))$/i.test(to.trim());
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** Where general knowledge on the pages comes from. Name a document that exists, and read it first. */
const sources = {
  amazonReturns: 'Amazon, customer service pages on returns',
  carrierLiability: '49 U.S.C. 14706, liability of motor carriers',
  cbp: 'US Customs and Border Protection',
  dhl: 'DHL Express (USA), service guide',
  fedex: 'FedEx Service Guide',
  fedexFreight: 'FedEx Freight, LTL packing hints and FXF 100 Rules Tariff',
  fedexPacking: 'FedEx, General Packaging Guidelines',
  freightClass: 'National Motor Freight Traffic Association, freight classification',
  hazmatRules: 'US Department of Transportation, Hazardous Materials Regulations (49 CFR 173.220)',
  ispm15: 'International Plant Protection Convention, ISPM 15 (wood packaging)',
  ncHealthCare: 'N.C. General Statutes, Chapter 32A (Health Care Powers of Attorney)',
  ncNotary: 'N.C. General Statutes, Chapter 10B (Notaries)',
  ncNotarySecretary: 'NC Secretary of State, Notary Public Section',
  ncWills: 'N.C. General Statutes, Chapter 31 (Wills)',
  passportPhotos: 'US Department of State, Passport Photos',
  ups: 'UPS Tariff and Terms and Conditions of Service',
  upsPacking: 'UPS, Packaging Guidelines',
  usps: 'USPS, Domestic Mail Manual',
  uspsForm1583: 'USPS Form 1583, Application for Delivery of Mail Through Agent',
  uspsHazmat: 'USPS Publication 52, Hazardous, Restricted, and Perishable Mail',
  uspsInternational: 'USPS, International Mail Manual',
} as const;

/** A statement that is true of any such store, with the source that says so. Returns the text. */
export function sourced(_source: keyof typeof sources, text: string): string {
  return text;
}

export const generalSources: Fact<typeof sources> = oneReading({
  name: 'Sources of general knowledge',
  value: sources,
  remark: 'Statements that hold for any store and its carriers, marked `sourced` in the code.',
  show: (named) => Object.values(named).join('; '),
});

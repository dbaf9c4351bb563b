import type { Span } from './format.ts';

/** In days. */
export const transitDays = {
  fedexGround: [1, 5],
  fedexInternationalPriority: [1, 3],
  uspsPriorityMailInternational: [6, 10],
  dhlEconomySelect: [3, 6],
  customsClearance: [2, 5],
} as const satisfies Readonly<Record<string, Span>>;

/** Each is "and more". */
export const countriesReached = { fedex: 220, usps: 190, dhl: 220 } as const;

/** DHL Express, in business days. */
export const dhlRegions = [
  { region: 'Europe', days: [1, 2] },
  { region: 'Asia', days: [2, 3] },
  { region: 'Americas', days: [1, 3] },
  { region: 'Middle East', days: [2, 3] },
  { region: 'Africa', days: [2, 4] },
  { region: 'Oceania', days: [2, 3] },
] as const satisfies readonly { region: string; days: Span }[];

/** How the international page sorts what the carriers offer. */
export const internationalSpeeds = [
  { name: 'Express', days: [1, 3], time: '1–3 days' },
  { name: 'Economy', days: [5, 10], time: '5–10 days' },
  { name: 'Budget', days: [14, 28], time: '2–4 weeks' },
] as const satisfies readonly { name: string; days: Span; time: string }[];

export const international = {
  commercialInvoiceCopies: 3,
  /** These two go nowhere else. */
  canadaAndMexicoOnly: ['FedEx International Ground', 'UPS Standard'],
} as const;

import { sourced } from '../_facts/sources.ts';

export const fields = [
  [
    ['Shipper', 'Your company’s name, address, dock number and phone.'],
    ['Consignee (recipient)', 'The recipient’s name, address, phone and delivery hours.'],
  ],
  [
    ['Pieces', 'Count the pallets or crates, not the boxes on them.'],
    ['Weight', 'Include the pallet and the wrap.'],
    [
      'Class',
      sourced('freightClass', 'It depends on density, handling, stowability and liability.'),
    ],
  ],
  [
    ['Special services', 'List a liftgate, an appointment or inside delivery if you need one.'],
    [
      'Declared value',
      sourced('carrierLiability', 'It can change the price and what the carrier is liable for.'),
    ],
  ],
  [
    ['Driver signs', 'Check the count, and keep your copy.'],
    ['Recipient signs', 'Look for damage first, and write it down here.'],
  ],
] as const;

import { counted } from '../_facts/format.ts';
import { transitDays } from '../_facts/transit.ts';

export const clearance = counted(transitDays.customsClearance, 'day');

export const tips = [
  'Put the recipient’s phone number on the label.',
  'Declare the real value. Customs and claims depend on it.',
  'Check for holidays in that country.',
  'Keep your receipt until it arrives.',
];

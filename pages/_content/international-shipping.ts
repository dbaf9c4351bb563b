import type { FaqItem } from '#authoring';
import { counted, span } from '../_facts/format.ts';
import { sourced } from '../_facts/sources.ts';
import { international, transitDays } from '../_facts/transit.ts';

export const clearance = counted(transitDays.customsClearance, 'day');

export const tips = [
  'Put the recipient’s phone number on the label.',
  'Declare the real value. Customs and claims depend on it.',
  'Check for holidays in that country.',
  'Keep your receipt until it arrives.',
];

export const questions: readonly FaqItem[] = [
  {
    question: 'Can I ship to Canada by ground?',
    answer: `Yes, with ${international.canadaAndMexicoOnly.join(' or ')}. Both services also go to Mexico.`,
  },
  {
    question: 'How long does customs take?',
    answer: sourced(
      'cbp',
      `${span(transitDays.customsClearance).replace('–', ' to ')} days is typical. It can take longer if a form is missing.`,
    ),
  },
];

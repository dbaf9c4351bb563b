import * as z from 'zod';
import type { ContactMessage } from '../message.ts';

/** What a visitor wrote, as far as it can be shown again. */
export type Words = ContactMessage;

const text = z.string().catch('');
const words = z
  .object({ name: text, email: text, phone: text, subject: text, message: text })
  .catch({ name: '', email: '', phone: '', subject: '', message: '' });

/** The fields of a body of any kind, so that a form can be given back filled in. */
export function readWords(body: unknown): Words {
  return words.parse(body);
}

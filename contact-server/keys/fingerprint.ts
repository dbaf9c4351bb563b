import { createHash } from 'node:crypto';
import type { ContactMessage } from '../message.ts';
import type { Fingerprint } from './key-store.ts';

/** The same for the same key and message alone: another message under a key is one of its own. */
export function fingerprintOf(key: string, message: ContactMessage): Fingerprint {
  const { name, email, phone, subject, message: words } = message;
  const text = JSON.stringify([key, name, email, phone, subject, words]);
  return createHash('sha256').update(text).digest('hex');
}

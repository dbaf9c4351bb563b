import type { ContactMessage } from './message.ts';

/** The form field that people do not see. No browser fills in a field of this name, so a program did. */
export const hiddenField = 'leave-empty';

const link = /\bhttps?:\/\/|\bwww\.|\[url\b|<a\s/gi;

export function countLinks({ name, message }: Pick<ContactMessage, 'name' | 'message'>): number {
  return `${name}\n${message}`.match(link)?.length ?? 0;
}

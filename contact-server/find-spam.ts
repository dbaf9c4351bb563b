import type { ContactMessage } from './message.ts';
import type { Marks } from './spool/stored-message.ts';

/** The field that people do not see: whoever fills it in is a program. No browser fills in this name. */
export const hiddenField = 'leave-empty';

const link = /\bhttps?:\/\/|\bwww\.|\[url\b|<a\s/gi;

/** Why a message is taken for spam, by what no honest visitor does; undefined if it is not. */
export function findSpam(message: ContactMessage, hidden: string, maxLinks: number): Marks['junk'] {
  if (hidden !== '') return 'hidden field';
  const links = `${message.name}\n${message.message}`.match(link) ?? [];
  return links.length > maxLinks ? 'links' : undefined;
}

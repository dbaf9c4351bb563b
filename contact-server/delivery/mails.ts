import { asciiAddress, subjects } from '../message/field-rules.ts';
import type { StoredMessage } from '../storage/stored-message.ts';

/** A mail of this service: text only, with one Message-ID for all attempts. */
export interface Mail {
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** A message with more links is marked as possible spam. */
const maxLinks = 5;
const link = /\bhttps?:\/\/|\bwww\.|\[url\b|<a\s/gi;

/** The mail of one message. Of the visitor's text only the name and address get into a header, Reply-To. */
export function composeMail(message: StoredMessage): Mail {
  const links = `${message.name}\n${message.message}`.match(link) ?? [];
  const replyTo = replyToOf(message);
  const label = subjectLabel(message.subject);
  return {
    messageId: message.messageId,
    date: new Date(message.receivedAt),
    subject: links.length > maxLinks ? `[Many links] ${label}` : label,
    ...(replyTo && { replyTo }),
    text: composeText(message),
  };
}

/** A message as a person reads it: the sender first, then the text as it was written. */
export function composeText(message: StoredMessage): string {
  const rows = [
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', subjectLabel(message.subject)],
    ['Received', message.receivedAt],
    ['Message', message.id],
  ].filter(([, value]) => value !== '');
  const head = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${head}\n\n${message.message}\n`;
}

/** A value that the service does not know comes from an edited file. */
function subjectLabel(value: string): string {
  return subjects.find((subject) => subject.value === value)?.label ?? 'Message';
}

/**
 * Undefined for an address that needs quotes in the header, or that Unicode's rules turn into more than
 * one: a full-width comma in the domain becomes a comma.
 */
function replyToOf({ name, email }: StoredMessage): Mail['replyTo'] {
  const [, ...domain] = asciiAddress(email).split('@');
  const isPlain = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[^@]+$/.test(email);
  if (!isPlain || !/^[a-z\d.-]+$/.test(domain.join('@'))) return undefined;
  return { name: forHeader(name), address: email };
}

/**
 * Without characters that separate addresses, also in their full-width form, and without direction
 * marks, which could make an address look like another. Text that looks like an encoded word would be
 * decoded by a mail program, and could contain all of these.
 */
function forHeader(text: string): string {
  return [...text]
    .map((character) => (/[,;:()<>[\]"\\@]/.test(character.normalize('NFKC')) ? ' ' : character))
    .join('')
    .replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/=\?/g, '= ?')
    .replace(/ +/g, ' ')
    .trim();
}

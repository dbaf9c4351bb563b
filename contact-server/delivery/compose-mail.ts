import { subjects } from '../limits.ts';
import type { StoredMessage } from '../spool/stored-message.ts';
import type { Mail } from './mail.ts';

/** The mail of one message. Of what the visitor wrote only name and address get near a header, in `Reply-To`. */
export function composeMail(message: StoredMessage): Mail {
  return {
    messageId: message.messageId,
    date: new Date(message.receivedAt),
    subject: subjectLabel(message.subject),
    replyTo: { name: forHeader(message.name), address: message.email },
    text: composeText(message),
  };
}

/** A message as people read it: who wrote, and then the words as they came. */
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

/** A value that the service does not know comes from a file that somebody changed. */
export function subjectLabel(value: string): string {
  return subjects.find((subject) => subject.value === value)?.label ?? 'Message';
}

/**
 * Direction marks in a header could make an address look like another one. What is spelled like an
 * encoded word would be decoded by whoever reads the mail, and could hold them, too.
 */
function forHeader(text: string): string {
  return text
    .replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/=\?/g, '= ?')
    .replace(/ +/g, ' ')
    .trim();
}

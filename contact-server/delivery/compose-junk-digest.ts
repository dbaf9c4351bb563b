import { makeMessageId, type StoredMessage } from '../spool/stored-message.ts';
import { subjectLabel } from './compose-mail.ts';
import type { Mail } from './mail.ts';

/** More would hide the one that is none. */
const mostShown = 100;

/** What the weekly mail says of the messages that were taken for spam. */
export function composeJunkDigest(
  messages: readonly StoredMessage[],
  date: Date,
  mailDomain: string | undefined,
): Mail {
  const shown = messages.slice(-mostShown);
  const hidden = messages.length - shown.length;
  const rest = hidden > 0 ? `\nand ${hidden} older ones: "list junk" names them all.\n` : '';
  return {
    // The same week's mail is the same mail, also when it is sent a second time.
    messageId: makeMessageId(`junk-${messages.at(-1)?.id ?? ''}`, mailDomain),
    date,
    subject:
      messages.length === 1 ? '1 message kept as spam' : `${messages.length} messages kept as spam`,
    text: `These were not mailed. If one of them is none, have it mailed:\n  node bin/contact-server.js retry ID\n\n${shown.map(entry).join('\n')}${rest}`,
  };
}

function entry({ id, name, email, subject, message, junk }: StoredMessage): string {
  const opening = [...message.replace(/\s+/g, ' ')].slice(0, 120).join('');
  return `${id} (${junk ?? 'spam'})\n  ${name} <${email}>, ${subjectLabel(subject)}\n  ${opening}\n`;
}

import type { DigestRecord } from '../spool/digest-records.ts';
import type { StoredMessage } from '../spool/stored-message.ts';
import { composeText } from './compose-mail.ts';
import type { Mail } from './mail.ts';

/** One mail for the messages of a flood, each whole. */
export function composeDigest(record: DigestRecord, messages: readonly StoredMessage[]): Mail {
  const many = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const texts = messages.map((message) => `${'-'.repeat(60)}\n${composeText(message)}`);
  return {
    messageId: record.messageId,
    date: new Date(record.createdAt),
    subject: `${many} in one mail`,
    text: `More messages came within an hour than get a mail each, so these come together.\nTo answer one, write to the address in it.\n\n${texts.join('\n')}`,
  };
}

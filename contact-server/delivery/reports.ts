import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { plural } from '../message/plural.ts';
import { idOfFile, makeMessageId, timeOfId } from '../storage/stored-message.ts';
import { spellTime } from './clock.ts';
import type { Mail } from './mails.ts';

/** The folders whose files are kept until they are reported, the most urgent first. */
export const reportedFolders = ['failed', 'corrupt', 'junk'] as const;

/** A period without mail that has ended. */
export interface Outage {
  readonly since: Date;
  readonly reason: string;
  /** The message that was accepted first. */
  readonly firstAccepted: string;
}

/**
 * Lists messages that were not mailed, as `folder/name`. No visitor's text: the server may have refused it once already.
 */
export function composeReport(
  files: readonly string[],
  { mailDomain, keepDays }: Settings,
  date: Date,
): Mail {
  const parts = reportedFolders.flatMap((folder) => {
    const names = files.filter((file) => dirname(file) === folder).map((file) => basename(file));
    if (names.length === 0) return [];
    const title = titles[folder](names.length);
    return [{ title, text: `${title}.\n${advice[folder]}\n\n${names.map(line).join('\n')}\n` }];
  });
  // The same list is the same mail, also when it has to be sent a second time.
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return {
    messageId: makeMessageId(`report-${hash}`, mailDomain),
    date,
    subject: `Contact form: ${parts[0]?.title ?? 'nothing to report'}`,
    text: `${parts.map(({ text }) => text).join('\n')}\nThey will be deleted ${plural(keepDays, 'day', 'days')} after this email.\n`,
  };
}

/** A recovery mail lists this many messages, and counts the others. */
const maxDelayed = 100;

export function composeRecovery(
  { since, reason, firstAccepted }: Outage,
  delayed: readonly string[],
  { mailDomain }: Settings,
  date: Date,
): Mail {
  const total = plural(delayed.length, 'message was', 'messages were');
  const list = delayed.slice(0, maxDelayed).map((id) => line(id));
  const hidden = delayed.length - list.length;
  return {
    messageId: makeMessageId(`recovery-${firstAccepted}`, mailDomain),
    date,
    subject: `Contact form: email works again, ${total} delayed`,
    text: `From ${spellTime(since)} to ${spellTime(date)}, messages from your contact form could not be emailed: ${reason}.\nNothing was lost. These messages arrive now, each in its own email:\n\n${list.join('\n')}\n${hidden > 0 ? `and ${hidden} more\n` : ''}`,
  };
}

const titles = {
  failed: (many: number) => `${plural(many, 'message', 'messages')} could not be emailed to you`,
  corrupt: (many: number) => plural(many, 'damaged file', 'damaged files'),
  junk: (many: number) => `${plural(many, 'message', 'messages')} held as spam`,
};

const advice = {
  failed:
    'Your mail server refused them. To read one: contact-server show ID\nTo try all of them again: contact-server retry --all',
  corrupt: 'They are in the folder corrupt/ of the message store. Have a look at them.',
  junk: 'To read one: contact-server show ID\nIf it is real, have it emailed: contact-server retry ID',
};

function line(name: string): string {
  const id = idOfFile(name) ?? idOfFile(`${name}.json`);
  return id === undefined ? JSON.stringify(name) : `${spellTime(new Date(timeOfId(id)))}  ${id}`;
}

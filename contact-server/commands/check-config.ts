import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { type Mailer, openMailer, type SendResult } from '../delivery/mailer.ts';
import { explainWrongFolder } from '../storage/open-store.ts';
import { makeMessageId } from '../storage/stored-message.ts';
import { type CommandContext, fail } from './print.ts';

/** Writes a file and removes it, and tries the mail server. Stores and mails nothing. */
export async function checkConfig({ store, settings }: CommandContext): Promise<void> {
  try {
    await store.probe();
  } catch (error) {
    const problem = explainWrongFolder(store.root, error);
    if (problem === undefined) throw error;
    return fail(`CONTACT_SPOOL is ${JSON.stringify(settings.contactSpool)}.\n  ${problem}`, 2);
  }
  console.log(`CONTACT_SPOOL: ${store.root} can be written.`);
  const verify = (mailer: Mailer) => mailer.verify();
  await tryMailer(settings, verify, (server) => `SMTP_URL: ${server} accepts this service.`);
}

export async function sendTest({ settings }: CommandContext): Promise<void> {
  const { mailDomain, mailTo } = settings;
  const mail = {
    messageId: makeMessageId(`test-${randomBytes(8).toString('hex')}`, mailDomain),
    date: new Date(),
    subject: 'Contact form: test email',
    text: 'If you can read this, messages from the contact form reach you.\n',
  };
  const explain = (server: string) =>
    `${server} accepted a test email to ${mailTo.join(', ')}. Check that it arrives.`;
  await tryMailer(settings, (mailer) => mailer.send(mail), explain);
}

async function tryMailer(
  settings: Settings,
  act: (mailer: Mailer) => Promise<SendResult>,
  explainSuccess: (server: string) => string,
): Promise<void> {
  const { smtpUrl } = settings;
  const mailer = await openMailer(settings);
  if (mailer === undefined || smtpUrl === undefined)
    return fail('SMTP_URL is not set: messages are stored and not mailed.');
  const server = `${smtpUrl.host}, port ${smtpUrl.port},`;
  const result = await act(mailer);
  if (!result.ok) return fail(`SMTP_URL: ${server} does not work: ${result.reason}.`);
  if (result.refused.length > 0)
    return fail(`MAIL_TO: ${server} refused ${result.refused.join(', ')}.`);
  console.log(explainSuccess(server));
}

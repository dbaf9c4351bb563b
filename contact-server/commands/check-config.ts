import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { classifySmtpFailure } from '../delivery/classify-smtp-failure.ts';
import { type Mailer, openMailer, type SendResult } from '../delivery/mailer.ts';
import { makeMessageId } from '../storage/stored-message.ts';
import { type CommandContext, print, printError } from './print.ts';

/** Tries the message store and the mail server. Stores and mails nothing. */
export async function checkConfig({ store, settings }: CommandContext): Promise<number> {
  try {
    await store.prepare();
    print(`CONTACT_SPOOL: ${store.root} can be written.\n`);
  } catch (error) {
    printError(`CONTACT_SPOOL: ${store.root} cannot be written: ${String(error)}\n`);
    return 1;
  }
  const verify = (mailer: Mailer) => mailer.verify();
  return tryMailer(settings, verify, (server) => `SMTP_URL: ${server} accepts this service.\n`);
}

export async function sendTest({ settings }: CommandContext): Promise<number> {
  const { mailDomain, mailTo } = settings;
  const mail = {
    messageId: makeMessageId(`test-${randomBytes(8).toString('hex')}`, mailDomain),
    date: new Date(),
    subject: 'Contact form: test email',
    text: 'If you can read this, messages from the contact form reach you.\n',
  };
  const explain = (server: string) =>
    `${server} accepted a test email to ${mailTo.join(', ')}. Check that it arrives.\n`;
  return tryMailer(settings, (mailer) => mailer.send(mail), explain);
}

async function tryMailer(
  settings: Settings,
  act: (mailer: Mailer) => Promise<SendResult>,
  explainSuccess: (server: string) => string,
): Promise<number> {
  const mailer = await openMailer(settings);
  if (mailer === undefined || settings.smtpUrl === undefined) {
    printError('SMTP_URL is not set: messages are stored and not mailed.\n');
    return 1;
  }
  const server = `${settings.smtpUrl.host}, port ${settings.smtpUrl.port},`;
  const result = await act(mailer);
  if (!result.ok) {
    printError(`SMTP_URL: ${server} does not work: ${classifySmtpFailure(result).reason}.\n`);
    return 1;
  }
  if (result.refused.length > 0) {
    printError(`MAIL_TO: ${server} refused ${result.refused.join(', ')}.\n`);
    return 1;
  }
  print(explainSuccess(server));
  return 0;
}

import { randomBytes } from 'node:crypto';
import { classifySmtpFailure } from '../delivery/smtp/classify-smtp-failure.ts';
import { type Mailer, openMailer, type SendResult } from '../delivery/smtp/mailer.ts';
import { makeMessageId } from '../storage/stored-message.ts';
import type { CommandContext } from './print.ts';

/** Tries the message store and the mail server. Stores and mails nothing. */
export async function checkConfig(context: CommandContext): Promise<number> {
  const { store, print } = context;
  try {
    await store.prepare();
    print.out(`CONTACT_SPOOL: ${store.root} can be written.\n`);
  } catch (error) {
    print.error(`CONTACT_SPOOL: ${store.root} cannot be written: ${String(error)}\n`);
    return 1;
  }
  return tryMailer(context, {
    act: (mailer) => mailer.verify(),
    done: (server) => `SMTP_URL: ${server} accepts this service.\n`,
  });
}

/** Sends a test email to MAIL_TO. */
export async function sendTest(context: CommandContext): Promise<number> {
  const { mailDomain, mailTo } = context.settings;
  const mail = {
    messageId: makeMessageId(`test-${randomBytes(8).toString('hex')}`, mailDomain),
    date: new Date(),
    subject: 'Contact form: test email',
    text: 'If you can read this, messages from the contact form reach you.\n',
  };
  return tryMailer(context, {
    act: (mailer) => mailer.send(mail),
    done: (server) =>
      `${server} accepted a test email to ${mailTo.join(', ')}. Check that it arrives.\n`,
  });
}

interface Trial {
  readonly act: (mailer: Mailer) => Promise<SendResult>;
  readonly done: (server: string) => string;
}

async function tryMailer({ settings, print }: CommandContext, trial: Trial): Promise<number> {
  const { act, done } = trial;
  const mailer = await openMailer(settings);
  if (mailer === undefined || settings.smtpUrl === undefined) {
    print.error('SMTP_URL is not set: messages are stored and not mailed.\n');
    return 1;
  }
  const server = `${settings.smtpUrl.host}, port ${settings.smtpUrl.port},`;
  const result = await act(mailer);
  if (!result.ok) {
    print.error(`SMTP_URL: ${server} does not work: ${classifySmtpFailure(result).reason}.\n`);
    return 1;
  }
  if (result.refused.length > 0) {
    print.error(`MAIL_TO: ${server} refused ${result.refused.join(', ')}.\n`);
    return 1;
  }
  print.out(done(server));
  return 0;
}

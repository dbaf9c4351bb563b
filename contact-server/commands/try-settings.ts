import { randomBytes } from 'node:crypto';
import { judgeFailure } from '../delivery/judge-failure.ts';
import { type Mailer, openMailer } from '../delivery/mailer.ts';
import type { Settings } from '../settings.ts';
import { makeMessageId } from '../spool/stored-message.ts';
import { createSpool } from '../spool.ts';
import type { Print } from './print.ts';

/** Tries the folder and the mail server, and stores and mails nothing. */
export async function checkConfig(
  settings: Settings,
  folder: string,
  print: Print,
): Promise<number> {
  try {
    await createSpool(folder).prepare();
    print.out(`CONTACT_SPOOL: ${folder} can be written.\n`);
  } catch (error) {
    print.error(`CONTACT_SPOOL: ${folder} cannot be written: ${String(error)}\n`);
    return 1;
  }
  return withMailer(settings, print, async (mailer, server) => {
    await mailer.verify();
    print.out(`SMTP_URL: ${server} lets this service in.\n`);
  });
}

/** Mails a test to those who get the messages. */
export async function sendTest(settings: Settings, print: Print): Promise<number> {
  return withMailer(settings, print, async (mailer, server) => {
    const id = `test-${randomBytes(8).toString('hex')}`;
    await mailer.send({
      messageId: makeMessageId(id, settings.mailFrom?.address.split('@')[1]),
      date: new Date(),
      subject: 'A test of the contact service',
      text: 'If you can read this, messages from the contact form reach you.\n',
    });
    print.out(
      `${server} took a test for ${settings.mailTo.join(', ')}. Look whether it arrives.\n`,
    );
  });
}

async function withMailer(
  settings: Settings,
  print: Print,
  act: (mailer: Mailer, server: string) => Promise<void>,
): Promise<number> {
  const mailer = await openMailer(settings);
  if (mailer === undefined || settings.smtp === undefined) {
    print.error('SMTP_URL is not set: messages are stored and not mailed.\n');
    return 1;
  }
  const server = `${settings.smtp.host}, port ${settings.smtp.port},`;
  try {
    await act(mailer, server);
    return 0;
  } catch (error) {
    print.error(`SMTP_URL: ${server} does not do: ${judgeFailure(error).reason}.\n`);
    return 1;
  }
}

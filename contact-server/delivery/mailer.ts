import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Settings } from '../config/settings.ts';
import { asciiAddress } from '../message/field-rules.ts';
import { classifySmtpFailure, type SmtpPhase, type SmtpVerdict } from './classify-smtp-failure.ts';
import type { Mail } from './mails.ts';

/** The result of a mail. If at least one recipient accepted it, `refused` lists the others. */
export type SendResult =
  | { readonly ok: true; readonly refused: readonly string[] }
  | ({ readonly ok: false; readonly phase: SmtpPhase } & SmtpVerdict);

export type Mailer = NonNullable<Awaited<ReturnType<typeof openMailer>>>;

/**
 * In milliseconds: for DNS and connecting together, and for the greeting; and for any later reply. RFC 5321,
 * 4.5.3.2: the one to the final dot may take ten minutes.
 */
const defaultTimeouts = { connectMs: 10_000, replyMs: 600_000 };

/**
 * Undefined without a mail server: then no mail library is loaded.
 *
 * @param timeouts a test sets its own
 */
export async function openMailer(
  { smtpUrl: smtp, mailFrom, mailTo }: Settings,
  timeouts = defaultTimeouts,
) {
  if (smtp === undefined || mailFrom === undefined) return undefined;
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  /** @param step resolves to the refused recipients */
  const runSession = async (
    step: (connection: SMTPConnection) => Promise<readonly string[]>,
  ): Promise<SendResult> => {
    const connection = new Connection(connectionOptions(smtp, timeouts));
    let phase: SmtpPhase = 'connect';
    const steps = async (): Promise<SendResult> => {
      await promisify(connection.connect.bind(connection))();
      phase = 'login';
      const { user, password: pass = '' } = smtp;
      const login = promisify(connection.login.bind(connection));
      if (user !== undefined && connection.allowsAuth) await login({ user, pass });
      phase = 'mail';
      return { ok: true, refused: await step(connection) };
    };
    // A server that sends something now and then would otherwise hold the queue forever.
    const limit = setTimeout(() => connection.close(), 2 * timeouts.replyMs).unref();
    try {
      return await Promise.race([steps(), lossOf(connection)]);
    } catch (error) {
      return { ok: false, phase, ...classifySmtpFailure(phase, error) };
    } finally {
      clearTimeout(limit);
      connection.close();
    }
  };
  return {
    /** @param recipients MAIL_TO, or a part of it */
    async send(mail: Mail, recipients = mailTo): Promise<SendResult> {
      const message = new Composer({
        from: { ...mailFrom },
        to: [...mailTo],
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
        // For text outside of ASCII and long lines, which pass any server unchanged as base64. Other text
        // is sent in plain, because spam filters distrust base64: a server that keeps mail in one file
        // may write > before a line that begins with From.
        textEncoding: 'base64',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const source = await message.compile().build();
      return runSession(async (connection) => {
        const to = recipients.map(asciiAddress);
        const envelope = { from: asciiAddress(mailFrom.address), to };
        const sent = await promisify(connection.send.bind(connection))(envelope, source);
        return recipients.filter((_, index) => sent.rejected.includes(to[index] ?? ''));
      });
    },
    verify: () => runSession(async () => []),
  };
}

/** Rejects when the connection fails or ends. The callback of the command in flight knows more, so it goes first. */
async function lossOf(connection: SMTPConnection): Promise<never> {
  await once(connection, 'end').finally(() => setImmediate());
  throw Object.assign(new Error('The session ended.'), { code: 'ECONNECTION' });
}

function connectionOptions(
  { host, port, isSecure, user }: NonNullable<Settings['smtpUrl']>,
  { connectMs, replyMs }: typeof defaultTimeouts,
) {
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  return {
    host,
    port,
    secure: isSecure,
    // A mail server on this machine has a self-signed certificate at most.
    ignoreTLS: !isSecure && isLocal,
    // A password never travels unencrypted.
    requireTLS: !isSecure && !isLocal && user !== undefined,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: replyMs,
  };
}

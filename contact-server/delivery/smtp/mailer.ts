import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings, SmtpSettings } from '../../config/mail-settings.ts';
import { asciiAddress } from '../../message/ascii-address.ts';
import type { Mail } from '../mails.ts';

/** How far a session got: everything from the first byte of the message on is `data`. */
export type SmtpPhase = 'connect' | 'login' | 'envelope' | 'data';

export interface SmtpFailure {
  readonly ok: false;
  readonly phase: SmtpPhase;
  /** From nodemailer, the operating system, or a timeout. */
  readonly error: unknown;
}

/** The mail was accepted for at least one recipient. `refused` names the others. */
export type SendResult = { readonly ok: true; readonly refused: readonly string[] } | SmtpFailure;

export interface Mailer {
  /** @param recipients MAIL_TO, or a part of it */
  send(mail: Mail, recipients?: readonly string[]): Promise<SendResult>;
  /** Connects and logs in, and sends nothing. */
  verify(): Promise<SendResult>;
}

/** In milliseconds. A test sets its own. */
export interface MailTimeouts {
  /** For DNS and connecting together, and for the greeting. */
  readonly connectMs: number;
  /** For a reply. RFC 5321, 4.5.3.2: the one to the final dot may take ten minutes. */
  readonly replyMs: number;
}

const defaultTimeouts: MailTimeouts = { connectMs: 10_000, replyMs: 600_000 };

/** Undefined without a mail server: then no mail library is loaded. */
export async function openMailer(
  { smtp, mailFrom, mailTo }: Pick<MailSettings, 'smtp' | 'mailFrom' | 'mailTo'>,
  timeouts = defaultTimeouts,
): Promise<Mailer | undefined> {
  if (smtp === undefined || mailFrom === undefined) return undefined;
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  const run = (step: SessionStep) =>
    runSession(new Connection(connectionOptions(smtp, timeouts)), { smtp, timeouts, step });
  return {
    async send(mail, recipients = mailTo) {
      const message = new Composer({
        from: { ...mailFrom },
        to: [...mailTo],
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
        // Any text passes any server unchanged.
        textEncoding: 'base64',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const source = await message.compile().build();
      return run(async (connection, enter) => {
        const to = recipients.map(asciiAddress);
        const envelope = { from: asciiAddress(mailFrom.address), to };
        const content = Readable.from(readAfter(source, () => enter('data')));
        const sent = await promisify(connection.send.bind(connection))(envelope, content);
        return recipients.filter((_, index) => sent.rejected.includes(to[index] ?? ''));
      });
    },
    verify: () => run(async () => []),
  };
}

/** Resolves to the refused recipients. */
type SessionStep = (
  connection: SMTPConnection,
  enter: (phase: SmtpPhase) => void,
) => Promise<readonly string[]>;

interface Session {
  readonly smtp: SmtpSettings;
  readonly timeouts: MailTimeouts;
  readonly step: SessionStep;
}

async function runSession(
  connection: SMTPConnection,
  { smtp, timeouts, step }: Session,
): Promise<SendResult> {
  const { user, password: pass = '' } = smtp;
  const ended = new AbortController();
  let phase: SmtpPhase = 'connect';
  const enter = (next: SmtpPhase) => {
    phase = next;
  };
  const steps = async (): Promise<SendResult> => {
    await promisify(connection.connect.bind(connection))();
    enter('login');
    const login = promisify(connection.login.bind(connection));
    if (user !== undefined && connection.allowsAuth) await login({ user, pass });
    enter('envelope');
    return { ok: true, refused: await step(connection, enter) };
  };
  // A server that sends something now and then would otherwise hold the queue forever.
  const options = { ref: false, signal: ended.signal };
  const tooLate = async () => {
    await setTimeout(2 * timeouts.replyMs, undefined, options);
    throw Object.assign(new Error('The session took too long.'), { code: 'ETIMEDOUT' });
  };
  try {
    return await Promise.race([steps(), lossOf(connection), tooLate()]);
  } catch (error) {
    return { ok: false, phase, error };
  } finally {
    ended.abort();
    connection.close();
  }
}

/** Rejects when the connection fails or ends, after the callback of the command in flight. */
function lossOf(connection: SMTPConnection): Promise<never> {
  const lost = Object.assign(new Error('The connection ended.'), { code: 'ECONNECTION' });
  return new Promise((_resolve, reject) => {
    connection.on('error', (error) => setImmediate(() => reject(error)));
    connection.on('end', () => setImmediate(() => reject(lost)));
  });
}

function* readAfter(source: Buffer, onRead: () => void): Generator<Buffer> {
  onRead();
  yield source;
}

function connectionOptions(
  { host, port, isSecure, user }: SmtpSettings,
  { connectMs, replyMs }: MailTimeouts,
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

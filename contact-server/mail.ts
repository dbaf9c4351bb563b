import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import * as z from 'zod';
import { asciiAddress, subjectLabel } from './message.ts';
import type { Settings } from './settings.ts';
import type { StoredMessage } from './store.ts';

/** A mail of this service: text only, with one Message-ID for all attempts. */
export interface Mail {
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** `reason` has no addresses. `isConnection`: the exchange ended before the mail's turn, so it says nothing about it. */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly isConnection: boolean };

export type Mailer = NonNullable<Awaited<ReturnType<typeof openMailer>>>;

/** Independent of all settings: a message keeps its Message-ID when they change between two attempts. */
export const makeMessageId = (id: string): string => `<${id}@contact-server.invalid>`;

/** The mail of one message. Of the visitor's text only the name and address get into a header, Reply-To. */
export function composeMail(message: StoredMessage): Mail {
  const replyTo = replyToOf(message);
  return {
    messageId: makeMessageId(message.id),
    date: new Date(message.receivedAt),
    // Some mail programs join mails with the same subject into one conversation.
    subject: `${subjectLabel(message.subject)} (${message.id.slice(-4)})`,
    ...(replyTo && { replyTo }),
    text: composeText(message),
  };
}

/** A message as a person reads it: the sender first, then the text as it was written. */
export function composeText(message: StoredMessage): string {
  const rows = [
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['Subject', subjectLabel(message.subject)],
    ['Received', spellTime(message.receivedAt)],
    ['Message', message.id],
  ].filter(([, value]) => value !== '');
  const head = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${head}\n\n${message.message}\n`;
}

/** In the store's time zone, which `TZ` names: Friday, November 27, 2026 at 6:16 AM EST. */
function spellTime(time: number): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' }).formatToParts(time);
  const name = zone.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${new Intl.DateTimeFormat('en-US', options).format(time)} ${name}`;
}

/** Undefined for an address that needs quotes in the header. */
function replyToOf({ name, email }: StoredMessage): Mail['replyTo'] {
  const isPlain = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[^@]+$/.test(email);
  if (!isPlain || !/^[a-z\d.-]+$/.test(asciiAddress(email).split('@')[1] ?? '')) return undefined;
  return { name: forHeader(name), address: email };
}

/**
 * Without characters that separate addresses, also in their full-width form, and without direction
 * marks, which could make an address look like another. Text that looks like an encoded word would be
 * decoded by a mail program, and could contain all of these.
 */
function forHeader(text: string): string {
  return [...text]
    .map((character) => (/[,;:()<>[\]"\\@]/.test(character.normalize('NFKC')) ? ' ' : character))
    .join('')
    .replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/=\?/g, '= ?')
    .replace(/ +/g, ' ')
    .trim();
}

/** RFC 5321, 4.5.3.2: the reply to the final dot may take ten minutes. */
const replyMs = 600_000;
const connectMs = 10_000;
/** No exchange takes longer, even with a server that sends something now and then. */
export const longestExchangeMs = 660_000;

/** Undefined without a mail server: then no mail library is loaded. */
export async function openMailer({ smtpUrl: smtp, mailFrom, mailTo }: Settings) {
  if (smtp === undefined || mailFrom === undefined || mailTo === undefined) return undefined;
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  const exchange = async (
    step: (connection: SMTPConnection) => Promise<unknown>,
  ): Promise<SendResult> => {
    const connection = new Connection(connectionOptions(smtp));
    let isConnection = true;
    const steps = async () => {
      await promisify(connection.connect.bind(connection))();
      const { user, password: pass = '' } = smtp;
      const login = promisify(connection.login.bind(connection));
      if (user !== undefined && connection.allowsAuth) await login({ user, pass });
      isConnection = false;
      await step(connection);
    };
    const limit = setTimeout(() => connection.close(), longestExchangeMs).unref();
    try {
      await Promise.race([steps(), lossOf(connection)]);
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: describe(error, isConnection), isConnection };
    } finally {
      clearTimeout(limit);
      connection.close();
    }
  };
  return {
    async send(mail: Mail): Promise<SendResult> {
      const message = new Composer({
        from: { ...mailFrom },
        to: mailTo,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
        // For text outside of ASCII and long lines, which pass any server unchanged as base64. Other text
        // is sent in plain, because spam filters distrust base64.
        textEncoding: 'base64',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const source = await message.compile().build();
      const envelope = { from: asciiAddress(mailFrom.address), to: [asciiAddress(mailTo)] };
      return exchange((connection) =>
        promisify(connection.send.bind(connection))(envelope, source),
      );
    },
    /** Connects and logs in. */
    verify: () => exchange(async () => undefined),
  };
}

/** Rejects when the connection fails or ends. The callback of the command in flight knows more, so it goes first. */
async function lossOf(connection: SMTPConnection): Promise<never> {
  await once(connection, 'end').finally(() => setImmediate());
  throw Object.assign(new Error('The session ended.'), { code: 'ECONNECTION' });
}

function connectionOptions({ host, port, isSecure, user }: NonNullable<Settings['smtpUrl']>) {
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

const text = z.string().optional().catch(undefined);
const failure = z
  .object({ code: text, originalCode: text, response: text, message: text })
  .catch({});

/** The server's own words if it said any. */
function describe(error: unknown, isConnection: boolean): string {
  const { code, originalCode, response, message } = failure.parse(error);
  const cause = originalCode ?? code ?? message ?? 'unknown reason';
  const noReply = isConnection
    ? `The mail server cannot be used: ${cause}`
    : `No reply from the mail server: ${cause}`;
  return (response ?? noReply)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\s<>()"':;,]+@[^\s<>()"':;,]+/g, '(address)')
    .slice(0, 300);
}

import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import Composer from 'nodemailer/lib/mail-composer';
import Connection from 'nodemailer/lib/smtp-connection';
import { reasonOf } from './database.ts';
import { asciiAddress, subjectLabel } from './message.ts';
import type { Settings } from './settings.ts';
import type { StoredMessage } from './store.ts';

export interface Mail {
  /** The Message-ID is made from it. */
  readonly id: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** `reason` has no addresses. `isConnection`: the exchange ended before the mail's turn. */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly isConnection: boolean };

export type Mailer = NonNullable<ReturnType<typeof openMailer>>;

/** Of the visitor's text only the name and address get into a header, Reply-To. */
export function composeMail(message: StoredMessage): Mail {
  const { name, email: address } = message;
  return {
    id: message.id,
    date: new Date(message.receivedAt),
    // Some mail programs join mails with the same subject into one conversation.
    subject: `${subjectLabel(message.subject)} (${message.id.slice(-4)})`,
    ...(plain.test(asciiAddress(address)) && { replyTo: { name: forHeader(name), address } }),
    text: composeText(message),
  };
}

export function composeText(message: StoredMessage): string {
  const { id, name, email, phone, subject, receivedAt } = message;
  return `Name: ${name}
Email: ${email}${phone === null ? '' : `\nPhone: ${phone}`}
Subject: ${subjectLabel(subject)}
Received: ${new Date(receivedAt).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long' })}
Message: ${id}

${message.message}
`;
}

/** Other addresses would need quotes in a header. */
const plain = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d.-]+$/;

/** Without what separates addresses, also in full width, and without what looks like an encoded word. */
function forHeader(text: string): string {
  return [...text]
    .map((character) => (/[,;:()<>[\]"\\@]/.test(character.normalize('NFKC')) ? ' ' : character))
    .join('')
    .replace(/[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/=\?/g, '= ?');
}

/** No exchange takes longer, even if the server sends something now and then. */
export const longestExchangeMs = 660_000;

/** Undefined without a mail server. */
export function openMailer({ smtpUrl: smtp, mailFrom, mailTo }: Settings) {
  if (smtp === undefined || mailFrom === undefined || mailTo === undefined) return undefined;
  const exchange = async (step: (connection: Connection) => unknown): Promise<SendResult> => {
    const connection = new Connection(connectionOptions(smtp));
    const limit = setTimeout(() => connection.close(), longestExchangeMs).unref();
    let isConnection = true;
    const steps = async () => {
      await promisify(connection.connect.bind(connection))();
      const login = promisify(connection.login.bind(connection));
      if (smtp.login !== undefined && connection.allowsAuth) await login(smtp.login);
      isConnection = false;
      await step(connection);
    };
    // The callback of the command in flight knows more than the end of the session, so it goes first.
    const lost = once(connection, 'end')
      .finally(() => setImmediate())
      .then(() => Promise.reject(new Error('The mail server ended the connection')));
    try {
      await Promise.race([steps(), lost]);
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: describe(error), isConnection };
    } finally {
      clearTimeout(limit);
      connection.close();
    }
  };
  const send = (compose: () => Mail) =>
    exchange(async (connection) => {
      const { id, ...mail } = compose();
      const message = new Composer({
        ...mail,
        // Independent of all settings: it stays the same when they change between two attempts.
        messageId: `<${id}@contact-server.invalid>`,
        from: { ...mailFrom },
        to: mailTo,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // For text outside of ASCII and long lines, which pass any server unchanged as base64.
        textEncoding: 'base64',
      });
      const envelope = { from: asciiAddress(mailFrom.address), to: [asciiAddress(mailTo)] };
      const source = await message.compile().build();
      await promisify(connection.send.bind(connection))(envelope, source);
    });
  /** `verify` connects and logs in. */
  return { send, verify: () => exchange(() => undefined) };
}

function connectionOptions({ host, port, isSecure, login }: NonNullable<Settings['smtpUrl']>) {
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  return {
    host,
    port,
    secure: isSecure,
    // A mail server on this machine has a self-signed certificate at most.
    ignoreTLS: !isSecure && isLocal,
    // A password never travels unencrypted.
    requireTLS: !isSecure && !isLocal && login !== undefined,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // RFC 5321, 4.5.3.2: the reply to the final dot may take ten minutes.
    socketTimeout: 600_000,
  };
}

/** The server's own words if it sent any, and otherwise the system's. */
function describe(error: unknown): string {
  const isReply = error instanceof Error && 'response' in error && error.response !== undefined;
  return (isReply ? String(error.response) : `${reasonOf(error)}.`)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\s<>()"':;,]+@[^\s<>()"':;,]+|\b\d+(\.\d+){3}(:\d+)?\b/g, '(address)')
    .slice(0, 300)
    .replace(/[^.!?]$/, '$&.');
}

import type { MailSettings, SmtpSettings } from '../mail-settings.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  /** Resolves when the server has taken the mail, to how many of its recipients it refused. */
  send(mail: Mail): Promise<number>;
  /** Connects and logs in, and sends nothing. */
  verify(): Promise<void>;
}

/** Nodemailer's own limits are minutes. */
const patienceMs = 10_000;

/** Undefined without a mail server to talk to: then nothing of what mails is loaded. */
export async function openMailer(
  { smtp, mailFrom, mailTo }: Pick<MailSettings, 'smtp' | 'mailFrom' | 'mailTo'>,
  timeoutMs = patienceMs,
): Promise<Mailer | undefined> {
  if (smtp === undefined || mailFrom === undefined) return undefined;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...connection(smtp), ...timeouts(timeoutMs) });
  return {
    async send(mail) {
      const sent = await transport.sendMail({
        from: { ...mailFrom },
        to: [...mailTo],
        envelope: { from: mailFrom.address, to: [...mailTo] },
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
        // A server that says something now and then could take all day.
        signal: AbortSignal.timeout(6 * timeoutMs),
        // Any text passes any server unchanged.
        textEncoding: 'base64',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return sent.rejected.length;
    },
    async verify() {
      await transport.verify();
    },
  };
}

function connection({ host, port, isSecure, user, password = '' }: SmtpSettings) {
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  return {
    host,
    port,
    secure: isSecure,
    // A mail server on this machine has at most a certificate that nobody signed.
    ignoreTLS: !isSecure && isHere,
    // A password never travels in the clear.
    requireTLS: !isSecure && !isHere && user !== undefined,
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
  };
}

function timeouts(milliseconds: number) {
  return {
    dnsTimeout: milliseconds,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  };
}

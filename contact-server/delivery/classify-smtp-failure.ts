import * as z from 'zod';

/** How far a session got: `mail` is everything after the login. */
export type SmtpPhase = 'connect' | 'login' | 'mail';

/**
 * What a failure says. About the message: `temporary` (try it again later) or `permanent` (the server
 * will not take it). About everything: `unavailable` (the server cannot be used now) or `misconfigured`
 * (a setting or the mailbox needs the owner).
 */
export interface SmtpVerdict {
  readonly kind: 'temporary' | 'permanent' | 'unavailable' | 'misconfigured';
  /** Without the server's own text, which can repeat what a visitor wrote. */
  readonly reason: string;
}

export function classifySmtpFailure(phase: SmtpPhase, error: unknown): SmtpVerdict {
  const failure = schema.parse(error);
  const cause = describe(failure);
  const { responseCode = 0, command } = failure;
  const isRefused = responseCode >= 500;
  const misconfigured = (what: string): SmtpVerdict => ({
    kind: 'misconfigured',
    reason: `${what} (${cause})`,
  });
  if (phase === 'connect') {
    if (isTls(failure)) return misconfigured('there is no secure connection to the mail server');
    return { kind: 'unavailable', reason: `the mail server cannot be reached (${cause})` };
  }
  if (phase === 'login') {
    if (isRefused || (responseCode === 0 && failure.code === 'EAUTH'))
      return misconfigured('the mail server refused the user name or password');
    return { kind: 'unavailable', reason: `the login did not work (${cause})` };
  }
  if (responseCode === 530)
    return misconfigured('the mail server requires a user name and password');
  if (isMailbox(failure)) return misconfigured('the mailbox in MAIL_TO is full or disabled');
  if (isRefused && command === 'MAIL FROM')
    return misconfigured('the sender MAIL_FROM was refused');
  if (isRefused && command === 'RCPT TO') return misconfigured('the recipient MAIL_TO was refused');
  return { kind: isRefused ? 'permanent' : 'temporary', reason: cause };
}

const text = z.string().optional().catch(undefined);

const schema = z
  .object({
    code: text,
    originalCode: text,
    response: text,
    responseCode: z.number().optional().catch(undefined),
    command: text,
  })
  .catch({});

type Failure = z.infer<typeof schema>;

function isTls({ code, originalCode = '' }: Failure): boolean {
  if (code === 'ETLS' || code === 'EREQUIRETLS') return true;
  return /CERT|^ERR_(TLS|SSL|OSSL)|^EPROTO$|UNABLE_TO_|ISSUER/.test(originalCode);
}

/** RFC 3463: x.2.1 is a disabled mailbox, x.2.2 a full one, whichever command the server replied to. */
function isMailbox({ response = '' }: Failure): boolean {
  return /^5\d\d[ -]5\.2\.[12]\b/.test(response);
}

function describe({ code, originalCode, response, responseCode, command }: Failure): string {
  if (responseCode === undefined) return originalCode ?? code ?? 'unknown failure';
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  return [responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ');
}

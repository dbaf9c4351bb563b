import * as z from 'zod';

/**
 * What a failure means: `never` that this mail is refused for good, `later` that this one has to wait,
 * `down` that the server takes none at the moment, `paused` that the owner has to mend something.
 */
export interface Verdict {
  readonly kind: 'never' | 'later' | 'down' | 'paused';
  /** Without anybody's words: a server's answer can repeat a visitor's. */
  readonly reason: string;
}

/** @param error what nodemailer failed with */
export function judgeFailure(error: unknown): Verdict {
  const failure = failureSchema.parse(error);
  const reason = describe(failure);
  if (isAuthentication(failure)) return { kind: 'paused', reason: `wrong credentials (${reason})` };
  if (isTls(failure)) return { kind: 'paused', reason: `no safe connection (${reason})` };
  const { responseCode, command = '' } = failure;
  if (responseCode === undefined || responseCode === 421) return { kind: 'down', reason };
  if (responseCode < 500) return { kind: 'later', reason };
  // What a server says before it heard of any mail is not about this one.
  const isAboutMail = /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
  return { kind: isAboutMail ? 'never' : 'paused', reason };
}

const failureSchema = z
  .object({
    code: z.string().optional().catch(undefined),
    originalCode: z.string().optional().catch(undefined),
    response: z.string().optional().catch(undefined),
    responseCode: z.number().optional().catch(undefined),
    command: z.string().optional().catch(undefined),
  })
  .catch({});

type Failure = z.infer<typeof failureSchema>;

function isAuthentication({ code, responseCode }: Failure): boolean {
  if (responseCode === 530) return true;
  const isTemporary = responseCode !== undefined && responseCode < 500;
  return /^(EAUTH|ENOAUTH|EOAUTH2)$/.test(code ?? '') && !isTemporary;
}

function isTls({ code, originalCode = '' }: Failure): boolean {
  if (code === 'ETLS' || code === 'EREQUIRETLS') return true;
  return /CERT|^ERR_(TLS|SSL|OSSL)|^EPROTO$|UNABLE_TO_|ISSUER/.test(originalCode);
}

function describe({ code, originalCode, response, responseCode, command }: Failure): string {
  if (responseCode === undefined) return originalCode ?? code ?? 'unknown failure';
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '') ?? [];
  return [responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(' ');
}

import * as z from 'zod';
import { emailPattern } from './email-pattern.ts';
import { wholeNumber } from './whole-number.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on. */
  readonly isSecure: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

export interface MailSettings {
  /** Without it messages stay where they are. */
  readonly smtp: SmtpSettings | undefined;
  readonly mailTo: readonly string[];
  readonly mailFrom: MailAddress | undefined;
  /** Messages within an hour that get a mail each. */
  readonly acceptedPerHour: number;
  /** Links in a message before it is taken for spam. */
  readonly maxLinks: number;
  /** How long mailed messages and spam are kept. */
  readonly keepDays: number;
}

/** The part of the environment that says how messages are mailed. */
export const mailShape = {
  SMTP_URL: z
    .string()
    .refine(
      (value) => readSmtpUrl(value) !== undefined,
      'It has to be the address of a mail server, with the name and password percent-encoded: smtp://name:password@mail.example.com:587, or smtps:// for TLS from the start.',
    )
    .transform(readSmtpUrl)
    .optional(),
  MAIL_TO: z
    .string()
    .refine(
      (value) => list(value).length > 0 && list(value).every(isAddress),
      'It has to be the address that messages are mailed to, or several with commas: store@example.com.',
    )
    .transform(list)
    .default([]),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => readAddress(value) !== undefined,
      'It has to be an address of your own, with a name or without: Website <contact@example.com>.',
    )
    .transform(readAddress)
    .optional(),
  ACCEPTED_PER_HOUR: wholeNumber(1, 100_000).default(100),
  MAX_LINKS: wholeNumber(0, 1_000).default(5),
  KEEP_DAYS: wholeNumber(1, 3_650).default(30),
};

type MailEnvironment = z.infer<z.ZodObject<typeof mailShape>>;

/** For a schema's `superRefine`: a mail server is of no use without somebody to write to. */
export function checkMail(read: MailEnvironment, context: z.RefinementCtx): void {
  if (read.SMTP_URL === undefined) return;
  const need = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (read.MAIL_TO.length === 0)
    need('MAIL_TO', 'SMTP_URL is set, so it has to say to whom messages are mailed.');
  if (read.MAIL_FROM === undefined)
    need('MAIL_FROM', 'SMTP_URL is set, so it has to be the address that mails come from.');
}

export function toMailSettings(read: MailEnvironment): MailSettings {
  return {
    smtp: read.SMTP_URL,
    mailTo: read.MAIL_TO,
    mailFrom: read.MAIL_FROM,
    acceptedPerHour: read.ACCEPTED_PER_HOUR,
    maxLinks: read.MAX_LINKS,
    keepDays: read.KEEP_DAYS,
  };
}

function readSmtpUrl(value: string): SmtpSettings | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const { protocol, hostname, port, username, password } = url;
  const isPlain = ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  if (!/^smtps?:$/.test(protocol) || hostname === '' || !isPlain) return undefined;
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    user: decode(username),
    password: decode(password),
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined;
  } catch {
    return text;
  }
}

function readAddress(value: string): MailAddress | undefined {
  const [, name = '', inside] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(value) ?? [];
  const address = inside ?? value;
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

function isAddress(value: string): boolean {
  return value.length <= 254 && emailPattern.test(value);
}

function list(value: string): readonly string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

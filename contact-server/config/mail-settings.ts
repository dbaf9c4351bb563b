import { domainToASCII } from 'node:url';
import * as z from 'zod';
import { isEmailAddress } from '../message/field-rules.ts';
import { integer } from './integer.ts';

export type MailSettings = Readonly<ReturnType<typeof toMailSettings>>;

export type SmtpSettings = Readonly<NonNullable<ReturnType<typeof readSmtpUrl>>>;

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
  ACCEPTED_PER_HOUR: integer(1, 100_000).default(100),
  MAX_LINKS: integer(0, 1_000).default(5),
  KEEP_DAYS: integer(1, 3_650).default(30),
};

type MailEnvironment = z.infer<z.ZodObject<typeof mailShape>>;

/** For a schema's `superRefine`: a mail server needs a sender and a recipient. */
export function checkMail(read: MailEnvironment, context: z.RefinementCtx): void {
  if (read.SMTP_URL === undefined) return;
  const need = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (read.MAIL_TO.length === 0)
    need('MAIL_TO', 'SMTP_URL is set, so it has to say to whom messages are mailed.');
  if (read.MAIL_FROM === undefined)
    need('MAIL_FROM', 'SMTP_URL is set, so it has to be the address that mails come from.');
}

export function toMailSettings(read: MailEnvironment) {
  return {
    /** Without it, messages stay where they are. */
    smtp: read.SMTP_URL,
    mailTo: read.MAIL_TO,
    mailFrom: read.MAIL_FROM,
    /** The domain of `mailFrom` in ASCII: Message-IDs end in it. */
    mailDomain: domainToASCII(read.MAIL_FROM?.address.split('@')[1] ?? '') || undefined,
    /** Above it, mails wait. */
    acceptedPerHour: read.ACCEPTED_PER_HOUR,
    /** Messages with more are marked in the subject. */
    maxLinks: read.MAX_LINKS,
    /** How long mailed messages and reported spam are kept. */
    keepDays: read.KEEP_DAYS,
  };
}

function readSmtpUrl(value: string) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const { protocol, hostname, port, username, password } = url;
  const isPlain = ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  if (!/^smtps?:$/.test(protocol) || hostname === '' || !isPlain) return undefined;
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    /** TLS from the first byte on. */
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

function readAddress(value: string) {
  const [, name = '', inside] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(value) ?? [];
  const address = inside ?? value;
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

function isAddress(value: string): boolean {
  return value.length <= 254 && isEmailAddress(value);
}

function list(value: string): readonly string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

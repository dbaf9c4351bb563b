import { domainToASCII } from 'node:url';
import * as z from 'zod';
import {
  integer,
  isHost,
  isPhone,
  readAddress,
  readAddresses,
  readOrigins,
  readSmtpUrl,
  readTrustProxy,
  setting,
  url,
} from './values.ts';

export type Settings = Readonly<z.output<typeof schema>>;

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Each is named after its variable of the environment: `port` is `PORT`, and `mailTo` is `MAIL_TO`. */
const shape = {
  /** 0 takes any free port. */
  port: integer(0, 65_535).default(4322),
  host: z
    .string()
    .refine(isHost, 'It has to be an address or a name of this machine, without a port: 127.0.0.1.')
    .default('127.0.0.1'),
  /** As it was given: relative to the working directory, or absolute. */
  contactSpool: z.string('It has to name the folder that messages are kept in.'),
  /** Without it, messages stay where they are. */
  smtpUrl: setting(
    readSmtpUrl,
    'It has to be the address of a mail server, with the name and password percent-encoded: smtp://name:password@mail.example.com:587, or smtps:// for TLS from the start.',
  ).optional(),
  mailTo: setting(
    readAddresses,
    'It has to be the address that messages are mailed to, or several with commas: store@example.com.',
  ).default([]),
  mailFrom: setting(
    readAddress,
    'It has to be an address of your own, with a name or without: Website <contact@example.com>.',
  ).optional(),
  acceptedPerHour: integer(1, 100_000).default(100),
  /** Messages with more are marked in the subject. */
  maxLinks: integer(0, 1_000).default(5),
  /** How long mailed messages, and reported ones, are kept. */
  keepDays: integer(1, 3_650).default(30),
  rateLimitMax: integer(1, 1_000_000).default(5),
  rateLimitWindowSeconds: integer(1, 604_800).default(900),
  requestsPerMinute: integer(1, 1_000_000).default(60),
  redisUrl: url(
    /^rediss?:$/,
    'It has to be the address of a Redis server: redis://:password@10.0.0.5:6379, or rediss:// with TLS.',
  ).optional(),
  minFreeMegabytes: integer(0, 1_000_000).default(64),
  logFormat: z.enum(['json', 'text'], 'It has to be json or text.'),
  alarmUrl: url(
    /^https?:$/,
    'It has to be an address that alarms are posted to: https://example.com/alarm.',
  ).optional(),
  /** How many proxies are in front of the service, or their addresses; 0 if visitors reach it directly. */
  trustProxy: setting(
    readTrustProxy,
    'It has to be the number of proxies before this service (0 to 9), or a list of their addresses and networks: 127.0.0.1, 10.0.0.0/8, loopback. To trust everybody is not possible.',
  ).default(0),
  /** Scheme, host, and port of the sites that may post from elsewhere. */
  allowedOrigins: setting(
    readOrigins,
    'It has to be a list of origins, each a scheme and a host with nothing after them: https://www.example.com.',
  ).default([]),
  contactPhone: z
    .string()
    .refine(isPhone, 'It has to be a phone number of 10 to 15 digits: (910) 555-0100.')
    .optional(),
};

const schema = z
  .object(shape)
  .superRefine(({ smtpUrl, mailTo, mailFrom }, context) => {
    if (smtpUrl === undefined) return;
    const need = (name: keyof typeof shape, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (mailTo.length === 0)
      need('mailTo', 'SMTP_URL is set, so it has to say to whom messages are mailed.');
    if (mailFrom === undefined)
      need('mailFrom', 'SMTP_URL is set, so it has to be the address that mails come from.');
  })
  .transform((read) => ({
    ...read,
    /** The domain of `mailFrom` in ASCII: Message-IDs end in it. */
    mailDomain: domainToASCII(read.mailFrom?.address.split('@')[1] ?? '') || undefined,
  }));

/** Narrows the environment. An empty variable counts as none. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SettingsRead {
  const textOf = (variable: string) => environment[variable]?.trim() || undefined;
  const given = Object.keys(shape).map((name) => [name, textOf(variableOf(name))]);
  const logFormat = environment['NODE_ENV'] === 'production' ? 'json' : 'text';
  const values = Object.fromEntries(given);
  const read = schema.safeParse({ ...values, logFormat: values['logFormat'] ?? logFormat });
  if (read.success) return { ok: true, settings: read.data };
  const problems = read.error.issues.map(({ path: [name], message }) => {
    const variable = variableOf(String(name));
    const value = textOf(variable);
    return `${variable} is ${value ? JSON.stringify(hidePassword(value)) : 'not set'}.\n  ${message}`;
  });
  return { ok: false, problems };
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** Hides the user and password of a URL: what is printed at the start ends up in logs. */
function hidePassword(value: string): string {
  return value.replace(/\/\/.*@/, '//...@');
}

import { resolve } from 'node:path';
import { unescape as decode } from 'node:querystring';
import * as z from 'zod';

export type Settings = Readonly<z.output<typeof schema>>;

/** Each field is named after its environment variable: `port` is `PORT`, and `mailTo` is `MAIL_TO`. */
const schema = z.object({
  /** 0 takes any free port. */
  port: integer(0, 65_535, 4322),
  host: text(/^[\w.:-]+$/, 'an address or a name of this machine: 127.0.0.1').default('127.0.0.1'),
  contactDb: text(/./, 'the file for messages: /var/lib/contact-server/contact.db').transform(
    toPath,
  ),
  /** Without it, messages are stored and not mailed. */
  smtpUrl: text(
    /^smtps?:\/\/[^/?#]+\/?$/,
    'the URL of a mail server, with name and password percent-encoded (%40 for @): smtp://name:password@mail.example.com:587, or smtps:// for TLS from the start',
  )
    .refine(URL.canParse, { error: 'Set it to a URL: percent-encode the name and the password.' })
    .transform(readSmtpUrl)
    .optional(),
  mailTo: text(
    /^[^\s@,;<>"]+@[^\s@,;<>"]+$/,
    'the one address that messages are mailed to: store@example.com. For several people, make a list at your mail provider',
  ).optional(),
  mailFrom: text(
    /^(?:[^<>"\p{Cc}]*<[^\s@,;<>"]+@[^\s@,;<>"]+>|[^\s@,;<>"]+@[^\s@,;<>"]+)$/u,
    'an address of your own, with or without a name: Website <contact@example.com>',
  )
    .transform(readAddress)
    .optional(),
  mailsPerHour: integer(1, 100_000, 100),
  /** How many days mailed messages are kept. */
  keepDays: integer(1, 3_650, 30),
  rateLimitMax: integer(1, 1_000_000, 5),
  rateLimitWindowSeconds: integer(1, 604_800, 900),
  requestsPerMinute: integer(1, 1_000_000, 60),
  minFreeMegabytes: integer(0, 1_000_000, 200),
  heartbeatUrl: text(
    /^https?:\/\/[^/?#]/,
    'the URL of a heartbeat monitor: https://hc-ping.com/...',
  )
    .refine(URL.canParse, { error: 'Set it to a URL.' })
    .optional(),
  /** How many proxies are in front of the service, or their addresses; 0 if visitors reach it directly. */
  trustProxy: z
    .union([z.stringFormat('hops', /^\d$/).transform(Number), list(isNetwork)], {
      error:
        "Set it to the number of proxies in front of the service (0 to 9), or to their addresses: 127.0.0.1, 10.0.0.0/8, loopback. Trusting every address isn't supported.",
    })
    .default(0),
  /** Scheme, host, and port of the sites that may post from elsewhere. */
  allowedOrigins: list(isOrigin, {
    error: 'Set it to a list of origins without a path: https://www.example.com.',
  }).default([]),
  contactPhone: text(
    /^(?=(?:\D*\d){10,15}\D*$)\+?[\d().\s-]+$/,
    'a phone number of 10 to 15 digits: (910) 555-0100',
  ).optional(),
  /** Production is `NODE_ENV=production`. */
  nodeEnv: z.string().optional(),
});

/** Settings of earlier versions, and what to do instead. */
const removed = {
  CONTACT_SPOOL: 'Set CONTACT_DB to a file, and run the command "import" with this folder once.',
  ACCEPTED_PER_HOUR: 'Its name is MAILS_PER_HOUR now.',
  ALARM_URL: 'Set HEARTBEAT_URL to the address of a heartbeat monitor instead.',
  REDIS_URL: 'Remove it: machines share nothing. See "More than one machine" in the README.',
  LOG_FORMAT: 'Remove it: the log is one sentence a line.',
};

/** Narrows the environment. An empty variable counts as none. Problems are a sentence and its fix each. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const textOf = (variable: string) => environment[variable]?.trim() || undefined;
  const given = Object.keys(schema.shape).map((name) => [name, textOf(variableOf(name))]);
  const read = schema.safeParse(Object.fromEntries(given));
  const problems = Object.entries(removed)
    .filter(([variable]) => textOf(variable) !== undefined)
    .map(([variable, fix]) => `${variable} is of an earlier version.\n  ${fix}`);
  for (const { path, message } of read.error?.issues ?? []) {
    const variable = variableOf(String(path[0]));
    // What is printed ends up in logs, and a mistyped URL does not show which part is its password.
    const shown = /_URL$/.test(variable) ? 'wrong' : JSON.stringify(textOf(variable));
    problems.push(`${variable} is ${textOf(variable) ? shown : 'not set'}.\n  ${message}`);
  }
  for (const variable of ['MAIL_TO', 'MAIL_FROM'])
    if (textOf('SMTP_URL') && !textOf(variable))
      problems.push(`${variable} is not set.\n  Set it to an address, because SMTP_URL is set.`);
  if (!read.success || problems.length > 0) return { ok: false, problems } as const;
  return { ok: true, settings: read.data } as const;
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

function text(pattern: RegExp, expected: string) {
  return z.string(`Set it to ${expected}.`).regex(pattern, {
    error: `Set it to ${expected}.`,
    abort: true,
  });
}

function integer(least: number, most: number, otherwise: number) {
  const isWithin = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const error = `Set it to a whole number from ${least} to ${most.toLocaleString('en-US')}.`;
  return z.string().refine(isWithin, { error }).transform(Number).default(otherwise);
}

function list(isRight: (entry: string) => boolean, options = { error: '' }) {
  const split = (text: string) => text.split(/[\s,]+/).filter((entry) => entry !== '');
  return z
    .string()
    .transform(split)
    .refine((entries) => entries.length > 0 && entries.every(isRight), options);
}

function isNetwork(entry: string): boolean {
  const names = z.enum(['loopback', 'linklocal', 'uniquelocal']);
  const network = z.union([names, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
  // A network of no bits contains every address.
  return network.safeParse(entry).success && !entry.endsWith('/0');
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function toPath(file: string): string {
  return resolve(file);
}

function readSmtpUrl(text: string) {
  const { protocol, hostname, port, username, password } = new URL(text);
  const isSecure = protocol === 'smtps:';
  const login = username === '' ? undefined : { user: decode(username), pass: decode(password) };
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || (isSecure ? 465 : 587), isSecure, login };
}

function readAddress(text: string) {
  const [, name = '', address = text] = /^([^<]*)<(.+)>$/.exec(text) ?? [];
  return { name: name.trim(), address };
}

import { resolve } from 'node:path';
import { unescape as decode } from 'node:querystring';
import * as z from 'zod';

export type Settings = Readonly<z.output<typeof schema>>;

const from = /^([^<>"\p{Cc}]*<)?[^\s@,;<>"]+@[^\s@,;<>"]+>?$/u;
const oneAddress = 'one address; for several people, make a list at your mail provider';
const phone = /^(?=(\D*\d){10,15}\D*$)\+?[\d().\s-]+$/;
const mailServer =
  'a mail server: smtp://name:password@mail.example.com:587, with %40 for @ in name and password, or smtps:// for TLS from the start';
const proxies =
  'the number of proxies in front of the service (0 to 9), or their addresses: 127.0.0.1, 10.0.0.0/8, loopback; not every address';

/** Each field is named after its environment variable: `port` is `PORT`, and `mailTo` is `MAIL_TO`. */
const schema = z.object({
  port: integer(0, 65_535, 4322),
  host: text(/^[\w.:-]+$/, 'an address of this machine: 127.0.0.1').default('127.0.0.1'),
  contactDb: text(/./, 'a file for messages').transform((file) => resolve(file)),
  smtpUrl: url(/^smtps?:\/\/[^/?#]+\/?$/, mailServer)
    .transform(readSmtpUrl)
    .optional(),
  mailTo: text(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, oneAddress).optional(),
  mailFrom: text(from, 'an address: Website <you@example.com>').transform(readAddress).optional(),
  mailsPerHour: integer(1, 100_000, 100),
  keepDays: integer(1, 3_650, 30),
  rateLimitMax: integer(1, 1_000_000, 5),
  rateLimitWindowSeconds: integer(1, 604_800, 900),
  requestsPerMinute: integer(1, 1_000_000, 60),
  minFreeMegabytes: integer(0, 1_000_000, 200),
  heartbeatUrl: url(/^https?:/, 'the URL of a heartbeat monitor').optional(),
  trustProxy: z
    .union([text(/^\d$/, proxies).transform(Number), list(isNetwork, proxies)], {
      error: `Set it to ${proxies}.`,
    })
    .default(0),
  allowedOrigins: list(isOrigin, 'origins without a path: https://www.example.com').default([]),
  contactPhone: text(phone, 'a number of 10 to 15 digits: (910) 555-0100').optional(),
  nodeEnv: z.string().optional(),
});

const removed = {
  CONTACT_SPOOL: 'Set CONTACT_DB to a file, and run the command "import" with this folder once.',
  ACCEPTED_PER_HOUR: 'Rename it to MAILS_PER_HOUR.',
  ALARM_URL: 'Set HEARTBEAT_URL to the address of a heartbeat monitor instead.',
  REDIS_URL: 'Remove it: machines share nothing. See "More than one machine" in the README.',
  LOG_FORMAT: 'Remove it: the log has one sentence per line.',
};

/** Narrows the environment. An empty variable counts as unset. Each problem is a sentence and its fix. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const textOf = (variable: string) => environment[variable]?.trim() || undefined;
  const given = Object.keys(schema.shape).map((name) => [name, textOf(variableOf(name))]);
  const read = schema.safeParse(Object.fromEntries(given));
  const problems = Object.entries(removed)
    .filter(([variable]) => textOf(variable) !== undefined)
    .map(([variable, fix]) => `${variable} is from an earlier version.\n  ${fix}`);
  for (const { path, message } of read.error?.issues ?? []) {
    const variable = variableOf(String(path[0]));
    // Printed values end up in logs, and a mistyped URL does not show which part is its password.
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
  const error = `Set it to ${expected}.`;
  return z.string(error).regex(pattern, { error, abort: true });
}

function url(pattern: RegExp, expected: string) {
  return text(pattern, expected).refine(URL.canParse, `Set it to ${expected}.`);
}

function integer(least: number, most: number, otherwise: number) {
  const error = `Set it to a whole number from ${least} to ${most.toLocaleString('en-US')}.`;
  const isWithin = (value: number) => value >= least && value <= most;
  const digits = z.string().regex(/^\d{1,9}$/, { error, abort: true });
  return digits.transform(Number).refine(isWithin, { error }).default(otherwise);
}

function list(isRight: (entry: string) => boolean, expected: string) {
  const split = (value: string) => value.split(/[\s,]+/).filter((entry) => entry !== '');
  const areRight = (entries: readonly string[]) => entries.every(isRight);
  return z.string().transform(split).refine(areRight, `Set it to ${expected}.`);
}

function isNetwork(entry: string): boolean {
  const names = z.enum(['loopback', 'linklocal', 'uniquelocal']);
  const network = z.union([names, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
  // A network of no bits contains every address.
  return network.safeParse(entry).success && !entry.endsWith('/0');
}

function isOrigin(entry: string): boolean {
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
}

function readSmtpUrl(value: string) {
  const { protocol, hostname, port, username, password } = new URL(value);
  const isSecure = protocol === 'smtps:';
  const login = username === '' ? undefined : { user: decode(username), pass: decode(password) };
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || (isSecure ? 465 : 587), isSecure, login };
}

function readAddress(value: string) {
  const [, name = '', address = value] = /^([^<]*)<(.+)>$/.exec(value) ?? [];
  return { name: name.trim(), address };
}

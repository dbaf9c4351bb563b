import querystring from 'node:querystring';
import * as z from 'zod';

export type Settings = Readonly<z.output<typeof schema>>;

/** Each field is named after its environment variable: `port` is `PORT`, and `mailTo` is `MAIL_TO`. */
const shape = {
  /** 0 takes any free port. */
  port: integer(0, 65_535).default(4322),
  host: z
    .union(
      [z.ipv4(), z.ipv6(), z.hostname()],
      'Set it to an address or a name of this machine, without a port: 127.0.0.1.',
    )
    .default('127.0.0.1'),
  /** Absolute, or relative to the working directory. */
  contactDb: z.string('Set it to the file in which to keep messages: /var/lib/contact/contact.db.'),
  /** Without it, messages are kept and not mailed. */
  smtpUrl: setting(
    readSmtpUrl,
    'Set it to the URL of a mail server, with the name and password percent-encoded (%40 for @, %2F for /, %23 for #): smtp://name:password@mail.example.com:587, or smtps:// for TLS from the start.',
  ).optional(),
  mailTo: setting(
    (text) => (isAddress(text) ? text : undefined),
    'Set it to the one address that messages are mailed to: store@example.com. For several people, make a list at your mail provider.',
  ).optional(),
  mailFrom: setting(
    readAddress,
    'Set it to an address of your own, with or without a name: Website <contact@example.com>.',
  ).optional(),
  mailsPerHour: integer(1, 100_000).default(100),
  /** How many days mailed messages are kept. */
  keepDays: integer(1, 3_650).default(30),
  rateLimitMax: integer(1, 1_000_000).default(5),
  rateLimitWindowSeconds: integer(1, 604_800).default(900),
  requestsPerMinute: integer(1, 1_000_000).default(60),
  minFreeMegabytes: integer(0, 1_000_000).default(200),
  heartbeatUrl: z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.canParse(text),
      'Set it to the URL that a heartbeat monitor gave you: https://hc-ping.com/....',
    )
    .optional(),
  /** How many proxies are in front of the service, or their addresses; 0 if visitors reach it directly. */
  trustProxy: setting(
    (text) => (/^\d$/.test(text) ? Number(text) : readNetworks(text)),
    "Set it to the number of proxies in front of this service (0 to 9), or to a list of their addresses: 127.0.0.1, 10.0.0.0/8, loopback. Trusting every address isn't supported.",
  ).default(0),
  /** Scheme, host, and port of the sites that may post from elsewhere. */
  allowedOrigins: setting(
    (text) => readList(text, isOrigin),
    'Set it to a list of origins, each with a scheme and host, an optional port, and no path: https://www.example.com.',
  ).default([]),
  contactPhone: z
    .string()
    .refine(
      (text) => /^\+?[\d().\s-]+$/.test(text) && /^\d{10,15}$/.test(text.replace(/\D/g, '')),
      'Set it to a phone number of 10 to 15 digits: (910) 555-0100.',
    )
    .optional(),
  /** Production is `NODE_ENV=production`. */
  nodeEnv: z.string().optional(),
};

const schema = z.object(shape).superRefine(({ smtpUrl, mailTo, mailFrom }, context) => {
  if (smtpUrl === undefined) return;
  const need = (name: keyof typeof shape, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (mailTo === undefined)
    need('mailTo', 'Set it to the address that messages are mailed to, because SMTP_URL is set.');
  if (mailFrom === undefined)
    need('mailFrom', 'Set it to the address that emails come from, because SMTP_URL is set.');
});

/** Settings of earlier versions, and what to do instead. */
const removed: Readonly<Record<string, string>> = {
  CONTACT_SPOOL:
    'Set CONTACT_DB to a file instead, and run the command "import" with this folder, once.',
  ACCEPTED_PER_HOUR: 'Its name is MAILS_PER_HOUR now.',
  ALARM_URL: 'Set HEARTBEAT_URL to the address of a heartbeat monitor instead.',
  REDIS_URL: 'Remove it. Machines share nothing; see "More than one machine" in the README.',
  LOG_FORMAT: 'Remove it. The log is one sentence a line.',
};

/** Narrows the environment. An empty variable counts as none. Problems are a sentence and its fix each. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const textOf = (variable: string) => environment[variable]?.trim() || undefined;
  const given = Object.keys(shape).map((name) => [name, textOf(variableOf(name))]);
  const read = schema.safeParse(Object.fromEntries(given));
  const outdated = Object.entries(removed).flatMap(([variable, fix]) =>
    textOf(variable) === undefined
      ? []
      : [`${variable} is a setting of an earlier version.\n  ${fix}`],
  );
  if (read.success && outdated.length === 0) return { ok: true, settings: read.data } as const;
  const wrong = (read.error?.issues ?? []).map(({ path: [name], message }) => {
    const variable = variableOf(String(name));
    const value = textOf(variable);
    if (value === undefined) return `${variable} is not set.\n  ${message}`;
    // What is printed ends up in logs, and a mistyped URL does not show which part is its password.
    const isSecret = variable.endsWith('_URL');
    const shown = isSecret
      ? 'wrong; it can contain a password, and is not shown'
      : JSON.stringify(value);
    return `${variable} is ${shown}.\n  ${message}`;
  });
  return { ok: false, problems: [...outdated, ...wrong] } as const;
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** A setting whose text `read` understands. If it returns undefined, `message` says what is expected. */
function setting<Value>(read: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function integer(least: number, most: number) {
  const isWithin = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const range = `from ${least} to ${most.toLocaleString('en-US')}`;
  return z.string().refine(isWithin, `Set it to a whole number ${range}.`).transform(Number);
}

function readList(text: string, isRight: (entry: string) => boolean) {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.length > 0 && entries.every(isRight) ? entries : undefined;
}

function readNetworks(text: string) {
  const names = z.enum(['loopback', 'linklocal', 'uniquelocal']);
  const network = z.union([names, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
  // A network of no bits contains every address.
  return readList(text, (entry) => network.safeParse(entry).success && !entry.endsWith('/0'));
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function readSmtpUrl(text: string) {
  if (!/^smtps?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    /** TLS from the first byte on. */
    isSecure,
    user: querystring.unescape(username) || undefined,
    password: querystring.unescape(password) || undefined,
  };
}

function readAddress(text: string) {
  const [, name = '', inside] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = inside ?? text;
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

/** Also an address without a dot, as on this machine: the owner is not a visitor. */
function isAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]{1,253}$/.test(text);
}

import { isIP } from 'node:net';
import * as z from 'zod';
import { integer } from './integer.ts';
import { checkMail, mailShape, toMailSettings } from './mail-settings.ts';

export type Settings = Readonly<z.output<typeof schema>>;

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Narrows the environment. An empty variable counts as none. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SettingsRead {
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    value?.trim() || undefined,
  ]);
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return { ok: true, settings: read.data };
  const problems = read.error.issues.map(({ path: [name], message }) => {
    const value = environment[String(name)]?.trim();
    return `${String(name)} is ${value ? JSON.stringify(hidePassword(value)) : 'not set'}.\n  ${message}`;
  });
  return { ok: false, problems };
}

const host = text(
  isHost,
  'It has to be an address or a name of this machine, without a port: 127.0.0.1.',
).default('127.0.0.1');

const schema = z
  .object({
    ...mailShape,
    PORT: integer(0, 65_535).default(4322),
    HOST: host,
    CONTACT_SPOOL: z.string('It has to name the folder that messages are kept in.'),
    RATE_LIMIT_MAX: integer(1, 1_000_000).default(5),
    RATE_LIMIT_WINDOW_SECONDS: integer(1, 604_800).default(900),
    REQUESTS_PER_MINUTE: integer(1, 1_000_000).default(60),
    REDIS_URL: text(
      (value) => isUrl(value, /^rediss?:$/),
      'It has to be the address of a Redis server: redis://:password@10.0.0.5:6379, or rediss:// with TLS.',
    ).optional(),
    MIN_FREE_MEGABYTES: integer(0, 1_000_000).default(64),
    METRICS_PORT: integer(0, 65_535).optional(),
    METRICS_HOST: host,
    LOG_FORMAT: z.enum(['json', 'text'], 'It has to be json or text.').optional(),
    ALARM_URL: text(
      (value) => isUrl(value, /^https?:$/),
      'It has to be an address that alarms are posted to: https://example.com/alarm.',
    ).optional(),
    NODE_ENV: z.string().optional(),
    TRUST_PROXY: text(
      (value) => isHopCount(value) || list(value).every(isNetwork),
      'It has to be the number of proxies before this service (0 to 9), or a list of their addresses and networks: 127.0.0.1, 10.0.0.0/8, loopback. To trust everybody is not possible.',
    )
      .transform((value) => (isHopCount(value) ? Number(value) : list(value)))
      .default(0),
    ALLOWED_ORIGINS: text(
      (value) => list(value).every(isOrigin),
      'It has to be a list of origins, each a scheme and a host with nothing after them: https://www.example.com.',
    )
      .transform(list)
      .default([]),
    CONTACT_PHONE: text(
      isPhone,
      'It has to be a phone number of 10 to 15 digits: (910) 555-0100.',
    ).optional(),
  })
  .superRefine(checkMail)
  .transform((read) => ({
    ...toMailSettings(read),
    /** 0 takes any free port. */
    port: read.PORT,
    host: read.HOST,
    /** As it was given: relative to the working directory, or absolute. */
    spool: read.CONTACT_SPOOL,
    rateLimitMax: read.RATE_LIMIT_MAX,
    rateLimitWindowSeconds: read.RATE_LIMIT_WINDOW_SECONDS,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    redisUrl: read.REDIS_URL,
    leastFreeBytes: read.MIN_FREE_MEGABYTES * 1_000_000,
    /** Metrics are served if it is set; 0 takes any free port. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Receives alarms. */
    alarmUrl: read.ALARM_URL,
    logFormat: read.LOG_FORMAT ?? (read.NODE_ENV === 'production' ? 'json' : 'text'),
    /** How many proxies are in front of the service, or their addresses; 0 if visitors reach it directly. */
    trustProxy: read.TRUST_PROXY,
    /** Scheme, host, and port of the sites that may post from elsewhere. */
    allowedOrigins: read.ALLOWED_ORIGINS,
    phone: read.CONTACT_PHONE,
  }));

function text(isRight: (value: string) => boolean, message: string) {
  return z.string().refine(isRight, message);
}

/** Hides the user and password of a URL: what is printed at the start ends up in logs. */
function hidePassword(value: string): string {
  return value.replace(/\/\/.*@/, '//...@');
}

function list(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter((entry) => entry !== '');
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
}

function isUrl(value: string, protocols: RegExp): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.test(protocol) && hostname !== '';
}

function isHopCount(value: string): boolean {
  return /^\d$/.test(value);
}

/** An address, a network of at least one bit, or one of Express's names for private ones. */
function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [, address = '', bits] = /^(.+?)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function isPhone(value: string): boolean {
  return /^\+?[\d().\s-]+$/.test(value) && /^\d{10,15}$/.test(value.replace(/\D/g, ''));
}

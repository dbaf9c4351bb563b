import { isIP } from 'node:net';
import * as z from 'zod';
import { type GateSettings, gateShape, toGateSettings } from './gate-settings.ts';
import { checkMail, type MailSettings, mailShape, toMailSettings } from './mail-settings.ts';
import { wholeNumber } from './whole-number.ts';

export interface Settings extends MailSettings, GateSettings {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** As it was given: relative to the working directory, or absolute. */
  readonly spool: string;
  readonly rateLimitMax: number;
  readonly rateLimitWindowSeconds: number;
  /** How many proxies stand before the service, or their addresses; 0 if visitors reach it directly. */
  readonly trustProxy: number | readonly string[];
  /** Scheme, host and port of the sites that may post from elsewhere. */
  readonly allowedOrigins: readonly string[];
  readonly phone: string | undefined;
}

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

const schema = z
  .object({
    ...mailShape,
    ...gateShape,
    PORT: wholeNumber(0, 65_535).default(4322),
    HOST: z
      .string()
      .refine(
        isHost,
        'It has to be an address or a name of this machine, without a port: 127.0.0.1.',
      )
      .default('127.0.0.1'),
    CONTACT_SPOOL: z.string('It has to name the folder that messages are kept in.'),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(5),
    RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 604_800).default(900),
    TRUST_PROXY: z
      .string()
      .refine(
        (value) => isHopCount(value) || list(value).every(isNetwork),
        'It has to be the number of proxies before this service (0 to 9), or a list of their addresses and networks: 127.0.0.1, 10.0.0.0/8, loopback. To trust everybody is not possible.',
      )
      .transform((value) => (isHopCount(value) ? Number(value) : list(value)))
      .default(0),
    ALLOWED_ORIGINS: z
      .string()
      .refine(
        (value) => list(value).every(isOrigin),
        'It has to be a list of origins, each a scheme and a host with nothing after them: https://www.example.com.',
      )
      .transform(list)
      .default([]),
    CONTACT_PHONE: z
      .string()
      .refine(isPhone, 'It has to be a phone number of 10 to 15 digits: (910) 555-0100.')
      .optional(),
  })
  .superRefine(checkMail)
  .transform((read) => ({
    ...toMailSettings(read),
    ...toGateSettings(read),
    port: read.PORT,
    host: read.HOST,
    spool: read.CONTACT_SPOOL,
    rateLimitMax: read.RATE_LIMIT_MAX,
    rateLimitWindowSeconds: read.RATE_LIMIT_WINDOW_SECONDS,
    trustProxy: read.TRUST_PROXY,
    allowedOrigins: read.ALLOWED_ORIGINS,
    phone: read.CONTACT_PHONE,
  }));

/** Of an address with a name and password; what is said at the start ends up in logs. */
function hidePassword(value: string): string {
  return value.replace(/\/\/.*@/, '//...@');
}

function list(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter((entry) => entry !== '');
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
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

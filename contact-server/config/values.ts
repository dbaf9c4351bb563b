import { isIP } from 'node:net';
import * as z from 'zod';
import { isEmailAddress } from '../message/field-rules.ts';

/** A setting whose text `read` understands. Where it resolves to undefined, `message` says what is expected. */
export function setting<Value>(read: (text: string) => Value | undefined, message: string) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

export function integer(least: number, most: number) {
  const problem = `It has to be a whole number from ${least} to ${most.toLocaleString('en-US')}.`;
  const bounds = z.number().min(least, problem).max(most, problem);
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(bounds);
}

export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
}

export function url(protocols: RegExp, message: string) {
  return z.string().refine((text) => hasProtocol(text, protocols), message);
}

function hasProtocol(text: string, protocols: RegExp): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.test(protocol) && hostname !== '';
}

export function readSmtpUrl(text: string) {
  if (!hasProtocol(text, /^smtps?:$/)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
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

export function readAddress(text: string) {
  const [, name = '', inside] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = inside ?? text;
  return isAddress(address) ? { name: name.trim(), address } : undefined;
}

export function readAddresses(text: string) {
  const addresses = split(text, /\s*,\s*/);
  return addresses.length > 0 ? listOf(addresses, isAddress) : undefined;
}

function isAddress(text: string): boolean {
  return text.length <= 254 && isEmailAddress(text);
}

export function readTrustProxy(text: string) {
  return /^\d$/.test(text) ? Number(text) : listOf(split(text), isNetwork);
}

/** An address, a network of at least one bit, or one of Express's names for private ones. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^(.+?)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

export function readOrigins(text: string) {
  return listOf(
    split(text),
    (entry) => /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry,
  );
}

export function isPhone(text: string): boolean {
  return /^\+?[\d().\s-]+$/.test(text) && /^\d{10,15}$/.test(text.replace(/\D/g, ''));
}

function split(text: string, separator = /[\s,]+/): readonly string[] {
  return text.split(separator).filter((entry) => entry !== '');
}

function listOf(entries: readonly string[], isRight: (entry: string) => boolean) {
  return entries.every(isRight) ? entries : undefined;
}

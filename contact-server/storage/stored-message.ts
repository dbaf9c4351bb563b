import * as z from 'zod';
import type { ContactMessage } from '../message/message.ts';

/**
 * The way of a message: written in `tmp/`, complete in `new/`, being mailed in `cur/`, then in `sent/`
 * or, refused for good, in `failed/`. `junk/` holds what was taken for spam, `corrupt/` what could not
 * be read.
 */
export const folderNames = ['tmp', 'new', 'cur', 'sent', 'failed', 'junk', 'corrupt'] as const;

export type FolderName = (typeof folderNames)[number];

export const messageFolders = ['new', 'cur', 'sent', 'failed', 'junk'] as const;

export type MessageFolder = (typeof messageFolders)[number];

/** What the service notes beside a visitor's words. */
export interface Annotations {
  /** Why it was taken for spam. */
  readonly junk?: string | undefined;
  /** The addresses of MAIL_TO that have not accepted it, once another one has. */
  readonly undelivered?: readonly string[] | undefined;
}

/** What one file of the spool holds, as JSON. */
export interface StoredMessage extends ContactMessage, Annotations {
  /** The file's name without `.json`. Sorts by time. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly receivedAt: string;
  /** Its mail's, for ever; with angle brackets. */
  readonly messageId: string;
}

export const idPattern = /^\d{8}T\d{9}Z-[\da-f]{16}$/;

/** Undefined for a name that no message's file has. */
export function idOfFile(name: string): string | undefined {
  const id = name.slice(0, -'.json'.length);
  return name.endsWith('.json') && idPattern.test(id) ? id : undefined;
}

/** Reads a file's text; undefined if it is no message, or another one's. */
export function readStored(text: string, id: string): StoredMessage | undefined {
  const { data } = schema.safeParse(parse(text));
  if (data?.id !== id) return undefined;
  return { ...data, messageId: data.messageId ?? makeMessageId(id, undefined) };
}

export function makeMessageId(id: string, domain: string | undefined): string {
  return `<${id}@${domain ?? 'contact-server.invalid'}>`;
}

/** When a message came, by its id: in milliseconds. */
export function timeOfId(id: string): number {
  const [, y, mo, d, h, mi, s, ms] = /^(....)(..)(..)T(..)(..)(..)(...)Z/.exec(id) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const schema = z.object({
  id: z.string().regex(idPattern),
  receivedAt: z.iso.datetime(),
  messageId: z
    .string()
    .regex(/^<[^<>\s]+>$/)
    .optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  junk: z.string().optional(),
  undelivered: z.array(z.string()).optional(),
});

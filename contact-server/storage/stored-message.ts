import * as z from 'zod';

/**
 * The folders of a message: written in `tmp/`, complete in `new/`, being mailed in `cur/`, then in `sent/`
 * or, refused for good, in `failed/`. `junk/` holds what was taken for spam, `corrupt/` what could not
 * be read.
 */
export const messageFolders = ['new', 'cur', 'sent', 'failed', 'junk'] as const;
export const folderNames = [...messageFolders, 'tmp', 'corrupt'] as const;

export type MessageFolder = (typeof messageFolders)[number];
export type FolderName = (typeof folderNames)[number];

const idPattern = /^\d{8}T\d{9}Z-[\da-f]{16}$/;

const schema = z
  .object({
    /** The file's name without `.json`. Sorts by time. */
    id: z.string().regex(idPattern),
    receivedAt: z.iso.datetime(),
    /** The Message-ID of its email, which never changes; with angle brackets. */
    messageId: z
      .string()
      .regex(/^<[^<>\s]+>$/)
      .optional(),
    // A file may have been edited: the rules for messages are not applied again.
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Why it was taken for spam. */
    junk: z.string().optional(),
    /** The addresses that have accepted it, while another one of MAIL_TO has not. */
    acceptedBy: z.array(z.string()).readonly().optional(),
  })
  .transform((read) => ({
    ...read,
    messageId: read.messageId ?? makeMessageId(read.id, undefined),
  }));

/** The contents of a message file, as JSON. */
export type StoredMessage = Readonly<z.infer<typeof schema>>;

/** What the service adds to a visitor's message. */
export type Annotations = Pick<StoredMessage, 'junk' | 'acceptedBy'>;

/** Reads the text of a file. Undefined if it is not a message, or has a different id. */
export function readStored(text: string, id: string): StoredMessage | undefined {
  try {
    const stored = schema.parse(JSON.parse(text));
    return stored.id === id ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined if a message's file cannot have this name. */
export function idOfFile(name: string): string | undefined {
  const id = name.slice(0, -'.json'.length);
  return name.endsWith('.json') && idPattern.test(id) ? id : undefined;
}

/** When a message was received, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  const [, y, mo, d, h, mi, s, ms] = /^(....)(..)(..)T(..)(..)(..)(...)Z/.exec(id) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`);
}

export function makeMessageId(id: string, domain: string | undefined): string {
  return `<${id}@${domain ?? 'contact-server.invalid'}>`;
}

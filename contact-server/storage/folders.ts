/**
 * The way of a message: written in `tmp/`, complete in `new/`, being mailed in `cur/`, then in `sent/`
 * or, refused for good, in `failed/`. `junk/` holds what was taken for spam, `corrupt/` what could not
 * be read.
 */
export const folderNames = ['tmp', 'new', 'cur', 'sent', 'failed', 'junk', 'corrupt'] as const;

export type FolderName = (typeof folderNames)[number];

/** Where whole messages lie. */
export const messageFolders = ['new', 'cur', 'sent', 'failed', 'junk'] as const;

export type MessageFolder = (typeof messageFolders)[number];

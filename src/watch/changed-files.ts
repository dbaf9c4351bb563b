import { hash } from 'node:crypto';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';

/** A file of the site, as the server keeps it. */
export interface HashedFile extends OutputFile {
  /** Hash of the contents. */
  readonly fingerprint: string;
}

/** Fingerprints of files by path. */
export type Fingerprints = ReadonlyMap<string, string>;

/** Compares the files of each build with known fingerprints. The same string is hashed only once. */
export function createChangeTracker() {
  const last = new Map<string, Pick<OutputFile, 'contents'> & { readonly fingerprint: string }>();
  const fingerprintOf = ({ path, contents }: OutputFile): string => {
    const before = last.get(path);
    if (before?.contents === contents) return before.fingerprint;
    const fingerprint = hash('sha1', contents, 'base64url');
    last.set(path, { contents, fingerprint });
    return fingerprint;
  };
  return (known: Fingerprints) => {
    const fingerprints = new Map<string, string>();
    /** Files with another fingerprint than before. */
    const changed: HashedFile[] = [];
    const store: WriteOutput = (file) => {
      const fingerprint = fingerprintOf(file);
      fingerprints.set(file.path, fingerprint);
      if (known.get(file.path) !== fingerprint) changed.push(toHashedFile(file, fingerprint));
    };
    return { store, fingerprints, changed };
  };
}

export function hashFile(file: OutputFile): HashedFile {
  return toHashedFile(file, hash('sha1', file.contents, 'base64url'));
}

/** Bytes may be a part of a larger buffer, which would be passed to the other thread as a whole. */
function toHashedFile({ path, contents }: OutputFile, fingerprint: string): HashedFile {
  return {
    path,
    contents: typeof contents === 'string' ? contents : Uint8Array.from(contents),
    fingerprint,
  };
}

export function textOf({ contents }: HashedFile): string {
  return typeof contents === 'string' ? contents : Buffer.from(contents).toString();
}

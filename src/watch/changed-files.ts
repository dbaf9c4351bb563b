import { hash } from 'node:crypto';
import { bytesOf, isLarge, type OutputFile, type WriteOutput } from '../core/files/output-files.ts';

/** A file of the site, as the server keeps it. */
export interface HashedFile extends OutputFile {
  /** Hash of the contents. */
  readonly fingerprint: string;
}

/** Fingerprints of files by path. */
export type Fingerprints = ReadonlyMap<string, string>;

/** Compares the files of each build with known fingerprints. The same string is hashed only once. */
export class ChangeTracker {
  readonly #last = new Map<string, HashedFile>();

  /** `changed` are the files with another fingerprint than before. */
  compare(known: Fingerprints) {
    const fingerprints = new Map<string, string>();
    const changed: HashedFile[] = [];
    const store: WriteOutput = (file) => {
      const fingerprint = this.#fingerprintOf(file);
      fingerprints.set(file.path, fingerprint);
      if (known.get(file.path) !== fingerprint) changed.push(toHashedFile(file, fingerprint));
    };
    return { store, fingerprints, changed };
  }

  #fingerprintOf({ path, contents }: OutputFile): string {
    const before = this.#last.get(path);
    if (before?.contents === contents) return before.fingerprint;
    const fingerprint = isLarge(contents)
      ? `${contents.size}-${contents.modified}`
      : hash('sha1', contents, 'base64url');
    this.#last.set(path, { path, contents, fingerprint });
    return fingerprint;
  }
}

/** Bytes may be a part of a larger buffer, which would be passed to the other thread as a whole. */
function toHashedFile({ path, contents }: OutputFile, fingerprint: string): HashedFile {
  return {
    path,
    contents: contents instanceof Uint8Array ? Uint8Array.from(contents) : contents,
    fingerprint,
  };
}

export function textOf({ contents }: HashedFile): string {
  return typeof contents === 'string' ? contents : Buffer.from(bytesOf(contents)).toString();
}

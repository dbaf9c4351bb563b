import { createHash } from 'node:crypto';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';

/** A file of the site. Its memory can be transferred to another thread. */
export interface HashedFile {
  readonly path: string;
  readonly contents: Uint8Array<ArrayBuffer>;
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
    const fingerprint = hash(contents);
    last.set(path, { contents, fingerprint });
    return fingerprint;
  };
  return (known: Fingerprints) => {
    const fingerprints = new Map<string, string>();
    /** Files with another fingerprint than before. */
    const changed: HashedFile[] = [];
    const store: WriteOutput = (file) => {
      const { path, contents } = file;
      const fingerprint = fingerprintOf(file);
      fingerprints.set(path, fingerprint);
      if (known.get(path) === fingerprint) return;
      changed.push({ path, contents: bytesOf(contents), fingerprint });
    };
    return { store, fingerprints, changed };
  };
}

export function hashFile({ path, contents }: OutputFile): HashedFile {
  return { path, contents: bytesOf(contents), fingerprint: hash(contents) };
}

function hash(contents: OutputFile['contents']): string {
  return createHash('sha1').update(contents).digest('base64url');
}

const encoder = new TextEncoder();

function bytesOf(contents: OutputFile['contents']): Uint8Array<ArrayBuffer> {
  return typeof contents === 'string' ? encoder.encode(contents) : Uint8Array.from(contents);
}

import type { OutputFile } from '../../core/files/output-file.ts';

/** A file of the new site. */
export interface FileToWrite extends OutputFile {
  /** Whether a build wrote the file of this name in the old site, if there is one. */
  readonly isOurs: boolean;
}

/** Fills the staging folder. */
export interface FileSink {
  /** Writes a file. An unchanged file is linked, so that it keeps its modification time. */
  readonly place: (file: FileToWrite) => void;
  /** Copies a file from the old site, by its path. */
  readonly carryOver: (path: string) => void;
}

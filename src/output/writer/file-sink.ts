import type { OutputFile } from '../../core/files/output-file.ts';

/** A file of the new site. */
export interface FileToWrite extends OutputFile {
  /** Whether one of its name in the old site would be a build's. */
  readonly isOurs: boolean;
}

/** Fills the folder beside the site. */
export interface FileSink {
  /** What is unchanged is linked, so that it keeps its modification time. */
  readonly place: (file: FileToWrite) => void;
  /** Takes a file over from the old site, by its path in it. */
  readonly carryOver: (path: string) => void;
}

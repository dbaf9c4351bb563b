/** One file of the built site. */
export interface OutputFile {
  /** Relative to the site's root, with forward slashes: `service-areas/ogden.html`. */
  readonly path: string;
  /** Text is written as UTF-8. */
  readonly contents: string | Uint8Array;
}

/** Receives the files of a build one at a time, as they are generated. */
export type WriteOutput = (file: OutputFile) => void;

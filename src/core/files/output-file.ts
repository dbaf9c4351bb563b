/** One file of the built site: the only thing that stages hand to whoever stores it. */
export interface OutputFile {
  /** Relative to the site's root, with forward slashes: `service-areas/ogden.html`. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** Takes the files of a build one at a time, as they are made. */
export type WriteOutput = (file: OutputFile) => void;

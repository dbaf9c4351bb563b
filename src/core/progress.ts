/** The stages of a build in their order, each with the label that people see. */
export const stageLabels = {
  discover: 'find files',
  compile: 'compile pages',
  load: 'load pages',
  bundle: 'bundle styles and scripts',
  layout: 'render the layout',
  pages: 'render pages',
  check: 'check',
  write: 'write',
  pictures: 'resize pictures',
  ogImages: 'wait for OG images',
  compress: 'compress',
  commit: 'put in place',
} as const;

export type Stage = keyof typeof stageLabels;

/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins. Some stages begin again for every page. */
  readonly stage: (stage: Stage) => void;
  /** A page is done, out of `total`. */
  readonly page: (address: string, total: number) => void;
  /** One of `total` pictures is done. */
  readonly done?: (total: number) => void;
}

export const noProgress: Progress = { stage: () => {}, page: () => {} };

/** A thread that has been silent for this many milliseconds may be in an endless loop. */
export const stuckMs = 5_000;

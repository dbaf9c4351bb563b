/** Receives the progress of a build. */
export interface Progress {
  /** A stage begins. Some stages begin again for every page. */
  readonly stage: (name: string) => void;
  /** A page is done, out of `total`. */
  readonly page: (address: string, total: number) => void;
}

export const noProgress: Progress = { stage: () => {}, page: () => {} };

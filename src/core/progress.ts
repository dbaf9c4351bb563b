/** Hears how far a build has come. */
export interface Progress {
  /** What is done from now on. To some it comes back with every page. */
  readonly stage: (name: string) => void;
  /** A page is done, one of so many. */
  readonly page: (address: string, total: number) => void;
}

export const noProgress: Progress = { stage: () => {}, page: () => {} };

/** Where the generator itself lies. */
export interface Home {
  /** The folder of its package. */
  readonly root: string;
  /** The folder of its compiled files. */
  readonly compiled: string;
}

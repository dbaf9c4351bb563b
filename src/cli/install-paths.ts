/** Where the generator itself lies. */
export interface InstallPaths {
  /** The folder of its package. */
  readonly root: string;
  /** For what commands keep; a temporary one is removed when the command ends. */
  readonly cache: { readonly folder: string; readonly isTemporary: boolean };
  /** The folder of its compiled files. */
  readonly compiled: string;
}

/** The folders of the installed generator. */
export interface InstallPaths {
  /** The package folder. */
  readonly root: string;
  /** The cache folder. A temporary one is removed when the command ends. */
  readonly cache: { readonly folder: string; readonly isTemporary: boolean };
  /** The folder of the compiled files. */
  readonly compiled: string;
}

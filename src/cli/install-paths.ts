/** Where the installed generator is, and what `bin/site.js` does for it. */
export interface InstallPaths {
  /** The package folder. */
  readonly root: string;
  /** The folder of its modules: TypeScript in its repository, JavaScript in its package. */
  readonly source: string;
  /** The folder of the compiled files. */
  readonly compiled: string;
  /** The cache folder in a folder with packages. A temporary one is removed when the command ends. */
  readonly openCache: (root: string) => { readonly folder: string; readonly isTemporary: boolean };
  /** Node's `import`. */
  readonly importModule: (name: string) => Promise<object>;
}

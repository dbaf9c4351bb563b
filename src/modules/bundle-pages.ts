import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { type BuildContext, context, type Metafile } from 'esbuild';
import type { OutputFile } from '../core/files/output-file.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Sources } from '../core/sources.ts';
import { siteFile } from '../core/sources.ts';
import { cssModules } from './css-modules.ts';
import { type EsbuildResult, inputFiles, runEsbuild, toOutputFile } from './esbuild.ts';
import { heardPageBuild, type PageBuildOptions } from './esbuild-options.ts';
import type { ModuleGraph } from './graph.ts';
import type { PageModules } from './page-modules.ts';
import { filePackage } from './pure-packages.ts';
import { requirePackages } from './require-packages.ts';
import { sitePackages } from './site-packages.ts';

/** All page modules in one file that Node can import, each evaluated when it is asked for. */
export interface PageBundle {
  readonly code: string;
  /** Keys are relative to the folder of pages, like every file's name. */
  readonly graph: ModuleGraph;
  /** Packages by the name that they are imported under, and the first file of the site that imports each. */
  readonly importers: ReadonlyMap<string, string>;
  /** Images and fonts that modules import. */
  readonly assets: readonly OutputFile[];
  /** Where the modules were evaluated already, and not from the code. */
  readonly modules?: PageModules | undefined;
  /** Where pages were compiled one by one, and the code holds what they share. */
  readonly packFile?: string | undefined;
}

export interface BundlePagesOptions extends PageBuildOptions {
  readonly sources: Sources;
  /** What the bundle is to hold besides the site's definition, by the names that it is imported under. Without it, the pages. */
  readonly names?: readonly string[] | undefined;
  /** Where the bundle will be written: from there it must find React, and its source map the pages. */
  readonly cacheFolder: string;
  /** The folder of this generator's sources. */
  readonly generatorFolder: string;
}

/** Makes and remakes the bundle of one list of pages; `dispose` ends it. */
export interface PageBundler {
  readonly bundle: (report: Report) => Promise<PageBundle | undefined>;
  readonly dispose: () => Promise<void>;
}

/** A bundle that tells besides which file each name led to. */
export interface NamedBundle extends PageBundle {
  readonly files: ReadonlyMap<string, string>;
  /** All that it was made of, absolute. */
  readonly inputs: readonly string[];
}

export interface NamedBundler extends PageBundler {
  readonly bundle: (report: Report) => Promise<NamedBundle | undefined>;
}

const read = (file: string): string => readFileSync(file, 'utf8');

export async function createPageBundler(options: BundlePagesOptions): Promise<NamedBundler> {
  const { cacheFolder, sources } = options;
  const require = createRequire(join(cacheFolder, 'pages.mjs'));
  const exportsOf = (name: string): readonly string[] => Object.keys(require(name));
  const packages = ['react', 'react-dom'];
  const required = requirePackages({ packages, noted: filePackage, exportsOf });
  const { folder } = sources;
  const bundler: BuildContext = await context({
    stdin: { contents: entryCode(options), resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    ...heardPageBuild(options),
    banner: required.banner,
    plugins: [...required.plugins, sitePackages, cssModules({ folder, as: 'names', read })],
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    outfile: join(cacheFolder, 'pages.mjs'),
  });
  const bundle = async (report: Report): Promise<NamedBundle | undefined> => {
    const result = await runEsbuild(() => bundler.rebuild(), report);
    return result && toPageBundle(result, options);
  };
  return { bundle, dispose: () => bundler.dispose() };
}

/** Each module behind a function: one that throws when it is evaluated stops none of the others. */
function entryCode({ sources, names, generatorFolder }: BundlePagesOptions): string {
  const importer = (name: string): string => `() => import(${JSON.stringify(name)})`;
  const loaded = names ?? sources.pages.map(({ file }) => `./${file}`);
  const context = relative(sources.folder, join(generatorFolder, 'author', 'site-context.tsx'));
  return [
    `export { SiteContext } from ${JSON.stringify(context.startsWith('.') ? context : `./${context}`)};`,
    `export const loadSite = ${importer(`./${siteFile}`)};`,
    'export const loaders = {',
    ...loaded.map((name) => `${JSON.stringify(loaderName(name))}: ${importer(name)},`),
    '};',
  ].join('\n');
}

/** Under what name a bundle loads what is imported so: a file of the site under its own. */
export function loaderName(name: string): string {
  return name.replace(/^\.\//, '');
}

function toPageBundle(
  { outputFiles, metafile }: EsbuildResult,
  { cacheFolder, sources }: BundlePagesOptions,
): NamedBundle {
  const code = outputFiles.find(({ path }) => path.endsWith('pages.mjs'));
  const assets = outputFiles.filter((file) => file !== code);
  return {
    code: code?.text ?? '',
    graph: toGraph(metafile),
    importers: toImporters(metafile),
    files: toFiles(metafile),
    inputs: inputFiles(metafile, sources.folder).filter((file) => !file.endsWith('<stdin>')),
    assets: assets.map((file) => toOutputFile(file, cacheFolder)),
  };
}

function toGraph({ inputs }: Metafile): ModuleGraph {
  const edges = Object.entries(inputs).map(([file, { imports }]) => {
    const local = imports.filter(({ external }) => external !== true);
    return [file, local.map(({ path }) => path)] as const;
  });
  return new Map(edges);
}

function toFiles({ inputs }: Metafile): ReadonlyMap<string, string> {
  const imports = Object.entries(inputs).find(([file]) => file === '<stdin>')?.[1].imports ?? [];
  return new Map(imports.map(({ original = '', path }) => [original, path]));
}

function toImporters({ inputs }: Metafile): ReadonlyMap<string, string> {
  const importers = new Map<string, string>();
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, original = path, external } of imports)
      if (external === true && !importers.has(original) && !file.startsWith('../'))
        importers.set(original, file);
  return importers;
}

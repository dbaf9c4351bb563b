import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  build,
  type OnResolveArgs,
  type OnResolveResult,
  type Plugin,
  type PluginBuild,
} from 'esbuild';
import { assetNames } from '../core/files/asset-names.ts';
import type { Report } from '../core/problems/problem.ts';
import { withOwnDefaults } from './cjs-interop.ts';
import { type CompiledModule, moduleMark } from './compiled-module.ts';
import { cssModules } from './css-modules.ts';
import { type EsbuildResult, runEsbuild, toOutputFile } from './esbuild.ts';
import { type PageBuildOptions, pageBuild } from './esbuild-options.ts';
import { importedNames } from './imported-names.ts';
import { resolveImport } from './site-packages.ts';

export interface CompileModulesOptions extends PageBuildOptions {
  /** The folder of pages; files are named as seen from it. */
  readonly folder: string;
  readonly files: readonly string[];
  /** What imports were found to lead to; belongs to whoever compiles often. */
  readonly resolved: Map<string, string>;
}

const outputFolder = '/modules';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Compiles each file by itself. Nothing is returned where something is wrong in one of them. */
export async function compileModules(
  options: CompileModulesOptions,
  report: Report,
): Promise<readonly CompiledModule[] | undefined> {
  const { folder, files, base = '' } = options;
  const result = await runEsbuild(
    () =>
      build({
        ...pageBuild(options),
        entryPoints: files.map((file, index) => ({ in: join(folder, file), out: `${index}` })),
        absWorkingDir: folder,
        plugins: [leaveOthersOut(options), cssModules({ folder, as: 'names', read })],
        format: 'cjs',
        outdir: outputFolder,
        entryNames: '[name]',
        assetNames,
      }),
    report,
  );
  return result && files.map((file, index) => toModule(file, index, { ...result, base }));
}

function toModule(
  file: string,
  index: number,
  { outputFiles, metafile, base }: EsbuildResult & { readonly base: string },
): CompiledModule {
  const made = outputFiles.find(({ path }) => path === join(outputFolder, `${index}.js`));
  const imports = (metafile.inputs[file]?.imports ?? []).map(({ path }) => path);
  const isOwn = (path: string): boolean => path.startsWith(moduleMark);
  // What is made of an image or a font names it, and exports nothing.
  const assets = outputFiles
    .filter((output) => output !== made)
    .filter(({ path }) => made?.text.includes(`"${base}${path.slice(outputFolder.length)}"`))
    .map((output) => toOutputFile(output, outputFolder));
  const [asset] = assets;
  return {
    file,
    code: asset ? `module.exports = "${base}/${asset.path}";` : withOwnDefaults(made?.text ?? ''),
    imports: imports.filter(isOwn).map((path) => path.slice(moduleMark.length)),
    packages: imports.filter((path) => !isOwn(path)),
    names: importedNames(made?.text ?? ''),
    assets,
  };
}

function leaveOthersOut({ folder, resolved }: CompileModulesOptions): Plugin {
  const resolve = async (
    asked: OnResolveArgs,
    build: PluginBuild,
  ): Promise<OnResolveResult | undefined> => {
    const key = `${asked.resolveDir}\0${asked.path}`;
    const known = resolved.get(key);
    if (known !== undefined) return { path: known, external: true };
    const found = await resolveImport(asked, build);
    if (found?.path === undefined) return found;
    const name = found.external ? found.path : moduleMark + relative(folder, found.path);
    resolved.set(key, name);
    return { path: name, external: true };
  };
  return {
    name: 'leave-others-out',
    setup: (build) => build.onResolve({ filter: /./ }, (asked) => resolve(asked, build)),
  };
}

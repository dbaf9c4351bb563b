import { join, relative } from 'node:path';
import {
  build,
  type OnResolveArgs,
  type OnResolveResult,
  type Plugin,
  type PluginBuild,
} from 'esbuild';
import { assetNames } from '../model/assets.ts';
import { type CompiledModule, moduleMark } from '../model/compiled-module.ts';
import { type EsbuildResult, runEsbuild, toOutputFile } from '../model/esbuild-run.ts';
import { withOwnDefaults } from '../model/own-defaults.ts';
import { type PageBuildOptions, pageBuild } from '../model/page-build.ts';
import type { Report } from '../model/problem.ts';

export interface CompileModulesOptions extends PageBuildOptions {
  /** The folder of pages; files are named as seen from it. */
  readonly folder: string;
  readonly files: readonly string[];
  /** What imports were found to lead to; belongs to whoever compiles often. */
  readonly resolved: Map<string, string>;
}

const outputFolder = '/modules';

/** Compiles each file by itself. Nothing is returned where something is wrong in one of them. */
export async function compileModules(
  options: CompileModulesOptions,
  report: Report,
): Promise<readonly CompiledModule[] | undefined> {
  const { folder, files } = options;
  const result = await runEsbuild(
    () =>
      build({
        ...pageBuild(options),
        entryPoints: files.map((file, index) => ({ in: join(folder, file), out: `${index}` })),
        absWorkingDir: folder,
        plugins: [leaveOthersOut(options)],
        format: 'cjs',
        outdir: outputFolder,
        entryNames: '[name]',
        assetNames,
      }),
    report,
  );
  return result && files.map((file, index) => toModule(file, index, result));
}

function toModule(
  file: string,
  index: number,
  { outputFiles, metafile }: EsbuildResult,
): CompiledModule {
  const made = outputFiles.find(({ path }) => path === join(outputFolder, `${index}.js`));
  const imports = (metafile.inputs[file]?.imports ?? []).map(({ path }) => path);
  const isOwn = (path: string): boolean => path.startsWith(moduleMark);
  // What is made of an image or a font names it, and exports nothing.
  const assets = outputFiles
    .filter((output) => output !== made)
    .filter(({ path }) => made?.text.includes(`"${path.slice(outputFolder.length)}"`))
    .map((output) => toOutputFile(output, outputFolder));
  const [asset] = assets;
  return {
    file,
    code: asset ? `module.exports = "/${asset.path}";` : withOwnDefaults(made?.text ?? ''),
    imports: imports.filter(isOwn).map((path) => path.slice(moduleMark.length)),
    packages: imports.filter((path) => !isOwn(path)),
    assets,
  };
}

const isAsked = Symbol('asked by ourselves');

function leaveOthersOut({ folder, resolved }: CompileModulesOptions): Plugin {
  const resolve = async (
    { path, kind, importer, resolveDir, pluginData }: OnResolveArgs,
    build: PluginBuild,
  ): Promise<OnResolveResult | undefined> => {
    if (kind === 'entry-point' || pluginData === isAsked) return undefined;
    const key = `${resolveDir}\0${path}`;
    const known = resolved.get(key);
    if (known !== undefined) return { path: known, external: true };
    const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: isAsked });
    if (found.errors.length > 0) return { errors: found.errors };
    const name = found.external ? found.path : moduleMark + relative(folder, found.path);
    resolved.set(key, name);
    return { path: name, external: true };
  };
  return {
    name: 'leave-others-out',
    setup: (build) => build.onResolve({ filter: /./ }, (asked) => resolve(asked, build)),
  };
}

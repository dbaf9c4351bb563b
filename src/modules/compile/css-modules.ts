import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path';
import type { BuildOptions, OutputFile, Plugin, PluginBuild } from 'esbuild';
import { hashOfLines } from '../../core/values.ts';
import { buildErrors } from './esbuild.ts';

interface CssModulesOptions {
  /** The folder of pages. Class names depend on the path in it. */
  readonly folder: string;
  /** A compiled `.module.css`: the class names for a module, or the style sheet. */
  readonly as: 'names' | 'sheet';
}

/**
 * Compiles each `.module.css` by itself, so that a class has the same name in every bundle: the
 * pages, their style sheets, and the code for browsers.
 */
export function cssModules({ folder, as }: CssModulesOptions): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        try {
          const made = await compileSheet(path, folder, build);
          const contents = as === 'names' ? made.names : made.sheet;
          const loader = as === 'names' ? 'js' : 'css';
          return { contents, loader, resolveDir: dirname(path) };
        } catch (error) {
          return { errors: [...buildErrors(error)] };
        }
      });
    },
  };
}

interface CompiledSheet {
  readonly names: string;
  readonly sheet: string;
}

const namespace = 'css-module';

async function compileSheet(
  path: string,
  folder: string,
  { esbuild }: PluginBuild,
): Promise<CompiledSheet> {
  const composed = new Set<string>();
  const settings: BuildOptions = {
    stdin: { contents: `export { default } from ${JSON.stringify(path)};` },
    plugins: [uniqueNames(folder, composed)],
    bundle: true,
    format: 'esm',
    outdir: '/',
    write: false,
    logLevel: 'silent',
  };
  const { outputFiles = [] } = await esbuild.build(settings);
  const textOf = (ending: string): string =>
    outputFiles.find((file: OutputFile) => file.path.endsWith(ending))?.text ?? '';
  // Composed style sheets belong to the same pages.
  const imports = [...composed]
    .filter((file) => file !== path)
    .map((file) => `import ${JSON.stringify(file)};\n`);
  const names = textOf('.js');
  return { names: [...imports, names, namedExports(names)].join(''), sheet: textOf('.css') };
}

/** esbuild prints an object of all classes. Classes that are identifiers become exports, too. */
function namedExports(names: string): string {
  const classes = [...names.matchAll(/^ {2}([A-Za-z_$][\w$]*): ("[^"]*"),?$/gm)];
  return classes
    .filter(([, name]) => name !== 'default')
    .map(
      ([, name, text], index) =>
        `const class${index} = ${text};\nexport { class${index} as ${name} };\n`,
    )
    .join('');
}

/** Names classes after the file and a hash of its path. Other imports of a style sheet stay unchanged. */
function uniqueNames(folder: string, found: Set<string>): Plugin {
  return {
    name: 'unique-class-names',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, resolveDir }) => {
        const file = isAbsolute(path) || !/^\.\.?\//.test(path) ? path : join(resolveDir, path);
        if (!path.endsWith('.module.css')) return { path: file, external: true };
        found.add(file);
        const place = relative(folder, file).split('\\').join('/');
        const hash = hashOfLines([place]).slice(0, 5);
        const name = `${basename(file, '.module.css')}_${hash}.css`;
        return { path: posix.join(dirname(place), name), namespace, pluginData: file };
      });
      build.onLoad({ filter: /./, namespace }, ({ pluginData: file }) => ({
        contents: readFileSync(file, 'utf8'),
        loader: 'local-css',
        resolveDir: dirname(file),
      }));
    },
  };
}

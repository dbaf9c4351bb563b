import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path';
import type { BuildOptions, Message, OutputFile, Plugin, PluginBuild } from 'esbuild';
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
        const composed = new Map<string, string>();
        const inSource = (message: Message): Message => atSource(message, composed, folder);
        try {
          const made = await compileSheet(path, folder, composed, build);
          if (made.warnings.length > 0) return { errors: made.warnings.map(inSource) };
          const contents = as === 'names' ? made.names : made.sheet;
          const loader = as === 'names' ? 'js' : 'css';
          return { contents, loader, resolveDir: dirname(path) };
        } catch (error) {
          return { errors: buildErrors(error).map(inSource) };
        }
      });
    },
  };
}

interface CompiledSheet {
  readonly names: string;
  readonly sheet: string;
  readonly warnings: readonly Message[];
}

/** Without the name that its file has in the bundle. */
function atSource(
  message: Message,
  composed: ReadonlyMap<string, string>,
  folder: string,
): Message {
  const { text, location } = message;
  const file = composed.get(location?.file.replace(`${namespace}:`, '') ?? '');
  if (!location || file === undefined) return message;
  return {
    ...message,
    text: text.replace(/^The name (".*") never appears in ".*"$/, 'That file has no class $1'),
    location: { ...location, file: relative(folder, file).split('\\').join('/') },
  };
}

const namespace = 'css-module';

async function compileSheet(
  path: string,
  folder: string,
  composed: Map<string, string>,
  { esbuild }: PluginBuild,
): Promise<CompiledSheet> {
  const settings: BuildOptions = {
    stdin: { contents: `export { default } from ${JSON.stringify(path)};` },
    plugins: [uniqueNames(folder, composed)],
    bundle: true,
    format: 'esm',
    outdir: '/',
    write: false,
    // The rule `cssProperties` has a longer list.
    logOverride: { 'unsupported-css-property': 'silent' },
    logLevel: 'silent',
  };
  const { outputFiles = [], warnings } = await esbuild.build(settings);
  const textOf = (ending: string): string =>
    outputFiles.find((file: OutputFile) => file.path.endsWith(ending))?.text ?? '';
  // Composed style sheets belong to the same pages.
  const imports = [...composed.values()]
    .filter((file) => file !== path)
    .map((file) => `import ${JSON.stringify(file)};\n`);
  const names = textOf('.js');
  return {
    names: [...imports, names, namedExports(names)].join(''),
    sheet: textOf('.css'),
    warnings,
  };
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
function uniqueNames(folder: string, found: Map<string, string>): Plugin {
  return {
    name: 'unique-class-names',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, resolveDir }) => {
        const file = isAbsolute(path) || !/^\.\.?\//.test(path) ? path : join(resolveDir, path);
        if (!path.endsWith('.module.css')) return { path: file, external: true };
        if (!existsSync(file)) return { errors: [{ text: `Could not resolve "${path}"` }] };
        const place = relative(folder, file).split('\\').join('/');
        const hash = hashOfLines([place]).slice(0, 5);
        const name = `${basename(file, '.module.css')}_${hash}.css`;
        const input = posix.join(dirname(place), name);
        found.set(input, file);
        return { path: input, namespace, pluginData: file };
      });
      build.onLoad({ filter: /./, namespace }, ({ pluginData: file }) => ({
        contents: readFileSync(file, 'utf8'),
        loader: 'local-css',
        resolveDir: dirname(file),
      }));
    },
  };
}

import type { BuildOptions } from 'esbuild';
import { notingCode } from './observe.ts';

export interface RequirePackagesOptions {
  readonly packages: readonly string[];
  /** Packages whose use is noted. */
  readonly noted: RegExp;
  /** What a module exports, by the name that it is imported under. */
  readonly exportsOf: (name: string) => readonly string[];
}

/**
 * Lets a bundle require some packages of CommonJS, each once: to be imported takes Node four times
 * as long, and every module of the bundle would do it by itself.
 */
export function requirePackages({
  packages,
  noted,
  exportsOf,
}: RequirePackagesOptions): Required<Pick<BuildOptions, 'banner' | 'plugins'>> {
  const filter = new RegExp(`^(${packages.join('|')})(/|$)|${noted.source}`);
  const namespace = 'package';
  return {
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'require-packages',
        setup(build) {
          build.onResolve({ filter }, ({ path, kind }) =>
            kind === 'require-call' ? { path, external: true } : { path, namespace },
          );
          build.onLoad({ filter: /./, namespace }, ({ path }) => ({
            contents: toModule(path, exportsOf(path), noted.test(path)),
          }));
        },
      },
    ],
  };
}

function toModule(name: string, exported: readonly string[], isNoted: boolean): string {
  const required = `require(${JSON.stringify(name)})`;
  const names = exported.filter((each) => /^(?!default$)[\w$]+$/.test(each));
  return [
    `const module = ${isNoted ? notingCode(required) : required};`,
    'export default module;',
    `export const { ${names.join(', ')} } = module;`,
  ].join('\n');
}

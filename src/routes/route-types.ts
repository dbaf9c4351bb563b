import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RouteTable } from './route.ts';

export interface WriteRouteTypesOptions {
  /** The folder of page modules. */
  readonly pages: string;
  readonly generatorFolder: string;
}

export const routeTypesFile = '_routes.d.ts';

/** Writes the type of all addresses, so that the compiler finds broken links. Git ignores the file. */
export function writeRouteTypes(table: RouteTable, options: WriteRouteTypesOptions): void {
  const { pages, generatorFolder } = options;
  const addresses = [...table.routes.keys(), ...table.redirects.keys()].map((address) =>
    JSON.stringify(address),
  );
  const addressModule = relative(pages, join(generatorFolder, 'author', 'address.ts'));
  const text = [
    '// Written by the generator: every address and alias of the site.',
    `import '${addressModule}';`,
    '',
    `declare module '${addressModule}' {`,
    '  interface KnownAddresses {',
    '    readonly address:',
    ...(addresses.length === 0 ? ['never'] : addresses).map((type) => `      | ${type}`),
    '  }',
    '}',
    '',
  ].join('\n');
  const file = join(pages, routeTypesFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

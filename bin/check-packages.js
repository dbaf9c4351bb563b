// The commands in this folder import this first: without packages each would end in a stack trace.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

try {
  for (const name of ['esbuild', 'oxc-transform']) import.meta.resolve(name);
} catch {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
  // The package has no sources: it lies among the packages of a site.
  const isPackage = !existsSync(`${root}/src`);
  const command = isPackage ? '`npm install` in the folder of your site' : `\`npm ci\` in ${root}`;
  console.error(`The packages are not installed: run ${command} first.`);
  process.exit(1);
}

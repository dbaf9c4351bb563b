// The commands in this folder import this first: without packages, or with an older Node, each would end in a stack trace.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Packages are ES modules that the generator loads with `require`.
if (!process.features.require_module)
  fail(`Node ${process.versions.node} cannot run this: it needs 22.12 or newer, or 20.19.`);

try {
  for (const name of ['esbuild', 'oxc-transform']) import.meta.resolve(name);
} catch {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
  // The package has no sources: it is installed in a site.
  const isPackage = !existsSync(`${root}/src`);
  const command = isPackage ? '`npm install` in the folder of your site' : `\`npm ci\` in ${root}`;
  fail(`The packages are not installed: run ${command} first.`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

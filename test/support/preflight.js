// `npm test` runs this first. It says in one sentence what is missing, before a tool would end in a stack trace.
// Old versions of Node have to be able to run it.
import '../../bin/check-installation.js';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../scripts/find-browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  if (!existsSync(join(root, 'node_modules/vitest')))
    throw new Error(
      'The tests need the packages for development: run `npm ci --include=dev` first.',
    );
  findBrowser({ prefersNpm: true });
  // `pages` gets `_routes.d.ts`, the addresses that the compiler knows.
  for (const folder of ['test', 'pages']) accessSync(join(root, folder), constants.W_OK);
  mkdirSync(join(root, 'test/.tmp'), { recursive: true });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isAboutFolder = error instanceof Error && 'code' in error;
  console.error(
    isAboutFolder
      ? `The tests write into test/.tmp and pages, which is not possible: ${message}.`
      : message,
  );
  process.exitCode = 1;
}

#!/usr/bin/env node
// Writes the contact service as one file that needs nothing beside it, for machines that compile nothing.
import './check-installation.js';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { build } = await import('esbuild');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [, , folder] = process.argv;
if (folder === undefined) {
  console.error('Usage: node bin/bundle-contact-server.js <folder>');
  process.exit(2);
}
const out = resolve(folder);

/** Packages of CommonJS ask for Node's own modules by `require`. */
const banner = `import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);`;

const start = `import { cli } from './cli.ts';
await cli(process.env, process.argv.slice(2));`;

const { outputFiles } = await build({
  stdin: { contents: start, resolveDir: join(root, 'contact-server'), loader: 'ts' },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  banner: { js: banner },
  legalComments: 'inline',
  // More than a quarter of it is space, which memory has better uses for. Names and lines stay for stacks.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  logLevel: 'warning',
});
const [bundle] = outputFiles;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const hash = createHash('sha256').update(bundle.contents).digest('hex').slice(0, 12);
put('contact-server.mjs', bundle.contents);
put('README.md', readFileSync(join(root, 'contact-server', 'README.md')));
put('version', `${version}+${hash}\n`);
console.log(`${join(out, 'contact-server.mjs')} (${version}+${hash})`);

/** A service that is being started reads the old file or the new one, never half of one. */
function put(name, contents) {
  mkdirSync(out, { recursive: true });
  const aside = join(out, `.${name}.${process.pid}`);
  writeFileSync(aside, contents);
  renameSync(aside, join(out, name));
}

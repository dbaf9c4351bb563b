#!/usr/bin/env node
// Writes the contact service as a folder for a server that compiles nothing: one file, and what `npm ci` needs.
import './check-installation.js';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { build } = await import('esbuild');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** It loads a binary for its system, so it is installed on the server. */
const installed = 'libsql';
const [, , folder] = process.argv;
if (folder === undefined) {
  console.error('Usage: node bin/bundle-contact-server.js <folder>');
  process.exit(2);
}
const out = resolve(folder);
mkdirSync(out, { recursive: true });

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
  external: [installed],
  banner: { js: banner },
  legalComments: 'inline',
  // More than a quarter of it is white space, which wastes memory. Names and lines stay for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  logLevel: 'warning',
});
const [bundle] = outputFiles;
if (!bundle) throw new Error('esbuild wrote no file.');
const { version, engines } = readJson('package.json');
const { packages } = readJson('package-lock.json');
const project = {
  name: 'contact-server',
  version,
  private: true,
  type: 'module',
  engines,
  dependencies: { [installed]: packages[`node_modules/${installed}`].version },
};
put('contact-server.mjs', bundle.contents);
put('package.json', toJson(project));
put('package-lock.json', toJson(lockOf(project)));
put('README.md', readFileSync(join(root, 'contact-server', 'README.md')));
console.log(out);

/**
 * The part of the repository's lock file that the installed package needs, for each system.
 * @param {Record<'name' | 'version' | 'engines' | 'dependencies', unknown>} project
 */
function lockOf({ name, version, engines, dependencies }) {
  /** @type {Record<string, object>} */
  const needed = { '': { name, version, engines, dependencies } };
  /** @param {string} path */
  const add = (path) => {
    if (path in needed) return;
    const { dev: _dev, ...entry } = packages[path];
    needed[path] = entry;
    for (const dependency of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      add(resolveFrom(path, dependency));
  };
  add(`node_modules/${installed}`);
  return { name, version, lockfileVersion: 3, requires: true, packages: needed };
}

/**
 * As Node does: in the package's own folder first, then in those around it.
 * @param {string} path
 * @param {string} dependency
 * @returns {string}
 */
function resolveFrom(path, dependency) {
  const candidate = `${path}/node_modules/${dependency}`.replace(/^\//, '');
  if (candidate in packages) return candidate;
  if (path === '') throw new Error(`package-lock.json has no ${dependency}. Run npm install.`);
  return resolveFrom(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), dependency);
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

/** @param {object} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * A service that is being started reads the old file or the new one, never half of one.
 * @param {string} name
 * @param {string | Uint8Array} contents
 */
function put(name, contents) {
  const aside = join(out, `.${name}.${process.pid}`);
  writeFileSync(aside, contents);
  renameSync(aside, join(out, name));
}

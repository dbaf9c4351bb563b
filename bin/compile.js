// Shared by the commands in this folder: TypeScript in, runnable files in a cache folder out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from './cache-folder.js';

/**
 * @typedef {object} Program
 * @property {string} root
 * @property {string} folder
 * @property {readonly [string, ...string[]]} entries
 * @property {readonly string[]} [scripts]
 * @property {readonly string[]} [required]
 */

/**
 * Compiles `<root>/<folder>/<entries[0]>` (and the further entries beside it, and `scripts` for a
 * browser) and returns the path of the first one's result. Reuses an earlier result for the same files,
 * even if the cache is read-only. Packages stay external; if `required` names some, all others are
 * bundled.
 * @param {Program} program
 */
export async function compile({ root, ...program }) {
  const { folder, entries, scripts = [], required = [] } = program;
  const name = `${folder}-${fingerprint(root, folder, [...entries, ...scripts, ...required])}`;
  const entry = entries[0].replace(/\.tsx?$/, '.cjs');
  const known = join(root, 'node_modules', '.cache', 'compiled', name, entry);
  if (existsSync(known)) return known;
  const compiled = join(openCache(root).folder, 'compiled');
  const target = join(compiled, name);
  const result = join(target, entry);
  const fresh = `${target}.${process.pid}`;
  await bundle({ root, ...program, outdir: fresh, sourcemap: 'linked' });
  removeOthers(compiled, folder);
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another process compiled the same files first, and may be running them.
    if (!existsSync(result)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return result;
}

/**
 * The generator: its commands with their worker threads, and its script for browsers.
 * @type {Omit<Program, 'root'>}
 */
export const generator = {
  folder: 'src',
  entries: ['cli/cli.ts', 'cli/output/loop-thread.ts', 'watch/worker.ts'],
  scripts: ['watch/client/overlay.ts'],
};

/**
 * Writes what a program's entries and scripts need, besides packages, into a folder. Each entry is one
 * CommonJS file: loading code takes most of a short command's time, and Node loads many files, and ES
 * modules, more slowly.
 * @param {Program & { readonly outdir: string, readonly sourcemap?: 'linked' }} program
 */
export async function bundle(program) {
  const { root, folder, entries, scripts = [], required = [], outdir, sourcemap } = program;
  const { build } = await import('esbuild');
  const source = join(root, folder);
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    outdir,
    outbase: source,
    bundle: true,
    jsx: 'automatic',
    ...(sourcemap && { sourcemap }),
    logLevel: 'warning',
  };
  /** @param {string} name */
  const inSource = (name) => join(source, name);
  await build({
    ...options,
    entryPoints: entries.map(inSource),
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    banner: { js: `const $url = require('node:url').pathToFileURL(__filename).href;` },
    define: { 'import.meta.url': '$url' },
    ...(required.length > 0
      ? { external: required.flatMap((name) => [name, `${name}/*`]) }
      : { packages: 'external' }),
  });
  // Not a module: it runs before everything else in a page.
  await build({ ...options, entryPoints: scripts.map(inSource), format: 'iife' });
}

/**
 * Changes when a source file or a package does: names, sizes and modification times.
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} names
 */
function fingerprint(root, folder, names) {
  const hash = createHash('sha256').update(`${process.version}\0${names.join()}`);
  // With file types: in Node 20, a recursive list without them takes 14 ms longer.
  const sources = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const files = [...sources, join(root, 'bin', 'compile.js'), join(root, 'package-lock.json')];
  for (const file of files) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * What older sources were compiled to, but not what another process may be running this minute.
 * @param {string} compiled
 * @param {string} folder
 */
function removeOthers(compiled, folder) {
  mkdirSync(compiled, { recursive: true });
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(compiled)) {
    const path = join(compiled, name);
    if (!name.startsWith(`${folder}-`)) continue;
    // Another process may be removing the same.
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < anHourAgo) rmSync(path, { recursive: true, force: true });
  }
}

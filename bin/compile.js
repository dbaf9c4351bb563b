// Shared by the commands in this folder: TypeScript in, runnable files in a cache folder out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from './cache-folder.js';

/**
 * Compiles `<root>/<folder>/<entries[0]>` (and the further entries beside it, and `scripts` for a
 * browser) and returns the path of the first one's result. Reuses an earlier result for the same files,
 * even if the cache is read-only. Packages stay external; if `required` names some, all others are
 * bundled.
 */
export async function compile({ root, ...program }) {
  const { folder, entries, scripts = [] } = program;
  const name = `${folder}-${fingerprint(root, folder, [...entries, ...scripts])}`;
  const entry = entries[0].replace(/\.tsx?$/, '.js');
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

/** The generator: its commands with their worker threads, and its script for browsers. */
export const generator = {
  folder: 'src',
  entries: [
    'cli/cli.ts',
    'checks/react-warnings/worker.ts',
    'output/writer/worker.ts',
    'watch/worker.ts',
  ],
  scripts: ['watch/client/overlay.ts'],
};

/** Writes what a program's entries and scripts need, besides packages, into a folder. */
export async function bundle(program) {
  const { root, folder, entries, scripts = [], required = [], outdir, sourcemap } = program;
  const { build } = await import('esbuild');
  const source = join(root, folder);
  const options = {
    outdir,
    outbase: source,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    sourcemap,
    logLevel: 'warning',
  };
  const inSource = (name) => join(source, name);
  const packages = required.length > 0 ? requirePackages(required) : { packages: 'external' };
  const node = { ...options, platform: 'node', target: 'node20', ...packages };
  await build({ ...node, entryPoints: entries.map(inSource) });
  // Not a module: it runs before everything else in a page.
  const script = { ...options, splitting: false, format: 'iife' };
  await build({ ...script, entryPoints: scripts.map(inSource) });
}

/**
 * A command's time is mostly that of its imports. Node takes four times as long to import a package
 * of CommonJS as to require it, and longer for many small files than for a large one.
 */
function requirePackages(names) {
  const require = `import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);`;
  const setup = (build) => {
    build.onResolve({ filter: new RegExp(`^(${names.join('|')})(/|$)`) }, ({ path, namespace }) =>
      namespace === 'required' ? { path, external: true } : { path, namespace: 'required' },
    );
    build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
    }));
  };
  return { banner: { js: require }, plugins: [{ name: 'required', setup }] };
}

/** Changes when a source file or a package does: names, sizes and modification times. */
function fingerprint(root, folder, entries) {
  const hash = createHash('sha256').update(`${process.version}\0${entries.join()}`);
  // With file types: in Node 20, a recursive list of names alone takes 14 ms longer.
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

/** What older sources were compiled to, but not what another process may be running this minute. */
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

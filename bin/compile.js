// Shared by the commands in this folder: TypeScript in, runnable files in node_modules/.cache out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles `<root>/<folder>/<entries[0]>` (and the further entries beside it) and returns the path
 * of the first one's result. What was compiled before from the same files is used again.
 */
export async function compile({ root, folder, entries }) {
  const source = join(root, folder);
  const cache = join(root, 'node_modules', '.cache', 'compiled');
  const target = join(cache, `${folder}-${fingerprint(source, entries)}`);
  const result = join(target, entries[0].replace(/\.tsx?$/, '.js'));
  if (existsSync(result)) return result;
  const { build } = await import('esbuild');
  const fresh = `${target}.${process.pid}`;
  await build({
    entryPoints: entries.map((entry) => join(source, entry)),
    outdir: fresh,
    outbase: source,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  removeOthers(cache, folder);
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another process compiled the same files first, and may be running them.
    if (!existsSync(result)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return result;
}

/** Changes when a source file does: names, sizes and modification times. */
function fingerprint(source, entries) {
  const hash = createHash('sha256').update(`${process.version}\0${entries.join()}`);
  const files = readdirSync(source, { recursive: true }).sort();
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(source, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** What older sources were compiled to, but not what another process may be running this minute. */
function removeOthers(cache, folder) {
  mkdirSync(cache, { recursive: true });
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith(`${folder}-`) && statSync(path).mtimeMs < anHourAgo)
      rmSync(path, { recursive: true, force: true });
  }
}

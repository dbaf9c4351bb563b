// Shared by the commands in this folder: where they keep what the next command can use again.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** By the folder that has the packages. */
const opened = new Map();
const notWritable = ['EACCES', 'EDQUOT', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/**
 * `node_modules/.cache`, or where that cannot be written (a container may own `node_modules` by
 * another user) a folder only for this command, from which packages are found as well.
 * @param {string} root
 * @returns {{ readonly folder: string, readonly isTemporary: boolean }}
 */
export function openCache(root) {
  if (!opened.has(root)) opened.set(root, open(root));
  return opened.get(root);
}

/** @param {string} root */
function open(root) {
  const folder = join(root, 'node_modules', '.cache');
  try {
    const probe = join(folder, `probe-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'probe');
    rmSync(probe);
    return { folder, isTemporary: false };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!notWritable.includes(code)) throw error;
    console.error(`${folder} cannot be written (${code}): this command runs without a cache.`);
    console.error('  Give this user write permission there to make commands start faster.');
    const temporary = mkdtempSync(join(tmpdir(), 'site-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'), 'junction');
    return { folder: temporary, isTemporary: true };
  }
}

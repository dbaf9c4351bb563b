import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Every file and link of a folder by its path, with all of its bytes; folders end with a slash. */
export function contentsOf(folder: string): Readonly<Record<string, string>> {
  return describe(folder, textOf);
}

/** Like `contentsOf`, with modification times: equal only if nothing was touched. */
export function stateOf(folder: string): Readonly<Record<string, string>> {
  return describe(folder, (path) => {
    const { mtimeMs, ino, mode } = lstatSync(path);
    return `${mtimeMs} ${ino} ${mode} ${textOf(path)}`;
  });
}

/** Long files by their hash, so that a difference is readable. */
function textOf(path: string): string {
  const bytes = readFileSync(path);
  return bytes.length < 4_000
    ? bytes.toString('latin1')
    : createHash('sha256').update(bytes).digest('hex');
}

function describe(folder: string, read: (path: string) => string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, path);
    const stat = lstatSync(file);
    if (stat.isDirectory()) found[`${path}/`] = '';
    else found[path] = stat.isSymbolicLink() ? `-> ${readlinkSync(file)}` : read(file);
  }
  return found;
}

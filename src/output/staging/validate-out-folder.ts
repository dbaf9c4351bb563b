import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isWithin, manifestName } from '../../core/files/staging-folders.ts';
import type { Problem } from '../../core/problems/problem.ts';

/** Why a build may not write to a folder, or nothing. `pages` is the folder of page modules. */
export function validateOutFolder(out: string, pages: string): Problem | undefined {
  const refuse = (message: string, hint: string): Problem => ({ file: out, message, hint });
  const another = 'Name another folder with --out.';
  const [real, realPages] = [realPath(out), realPath(pages)];
  if (isWithin(realPath(homedir()), real))
    return refuse('This is the home folder, or holds it.', another);
  if (isWithin(realPages, real) || isWithin(real, realPages))
    return refuse('The folder of pages and the output folder hold one another.', another);
  const above = existingPart(dirname(out));
  if (!statSync(above).isDirectory()) return refuse(`${above} is a file.`, another);
  const found = lstatSync(out, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink())
    return refuse(
      'The output folder is a symbolic link.',
      'Remove it, or name the folder itself with --out.',
    );
  if (!found.isDirectory()) return refuse('The output folder is a file.', another);
  const files = readdirSync(out);
  if (files.length === 0 || files.includes(manifestName)) return undefined;
  return refuse(
    `The folder holds files that no build made, such as ${files[0]}.`,
    'Name an empty folder with --out, or empty this one.',
  );
}

/** The folder itself, though a part of its path be a symbolic link. */
function realPath(path: string): string {
  const existing = existingPart(path);
  return join(realpathSync(existing), relative(existing, path));
}

function existingPart(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingPart(dirname(path));
}

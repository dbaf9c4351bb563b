import { lstatSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isWithin, manifestName } from '../model/out-folder.ts';
import type { Problem } from '../model/problem.ts';

/** Why a build may not write to a folder, or nothing. `pages` is the folder of page modules. */
export function checkOutFolder(out: string, pages: string): Problem | undefined {
  const refuse = (message: string, hint: string): Problem => ({ file: out, message, hint });
  const another = 'Name another folder with --out.';
  if (isWithin(homedir(), out)) return refuse('This is the home folder, or holds it.', another);
  if (isWithin(pages, out) || isWithin(out, pages))
    return refuse('The folder of pages and the output folder hold one another.', another);
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
    `The folder holds files that no build made, such as ${join(out, files[0] ?? '')}.`,
    'Name an empty folder with --out, or empty this one.',
  );
}

import { isSafePath, manifestName } from '../core/files/staging-folders.ts';
import type { Problem } from '../core/problems/problem.ts';
import type { RouteTable } from './route.ts';

/** Says why no further file of a site may have a path, if it may not. `file` is the one to be mended. */
export type ValidatePath = (path: string, file: string) => Problem | undefined;

/** Knows the paths of the pages and of what the generator writes beside them. */
export function createPathValidator({ routes, redirects }: RouteTable): ValidatePath {
  const made = [...routes.values(), ...redirects.values()].map(({ outputPath }) => outputPath);
  const taken = new Set(made.map((path) => path.toLowerCase()));
  const others = new Map<string, string>();
  return (path, file) => {
    const key = path.toLowerCase();
    const other = others.get(key);
    if (!isSafePath(path)) return unsafe(file, path);
    if (taken.has(key) || isReserved(path)) return inTheWay(file, path);
    others.set(key, path);
    return other === undefined || other === path ? undefined : alike(file, path, other);
  };
}

function alike(file: string, path: string, other: string): Problem {
  return {
    file,
    message: `${path} and ${other} differ in capital letters alone, and many systems hold only one of them.`,
    hint: 'Rename one of them.',
  };
}

/** What the generator writes beside the pages. */
function isReserved(path: string): boolean {
  return path === manifestName || /^(robots\.txt|sitemap(-\d+)?\.xml)$/.test(path);
}

function unsafe(file: string, path: string): Problem {
  return {
    file,
    message: `"${path}" is a name that not every system can hold.`,
    hint: 'Name it in letters, digits, dots and hyphens.',
  };
}

function inTheWay(file: string, path: string): Problem {
  return {
    file,
    message: `The site itself writes a file named ${path}.`,
    hint: 'Rename this one, or the page or alias whose file it would be.',
  };
}

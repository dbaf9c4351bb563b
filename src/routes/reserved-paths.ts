import { isSafePath, manifestName } from '../core/files/staging-folders.ts';
import type { Problem } from '../core/problems/problem.ts';
import type { RouteTable } from './route.ts';

/** Why a file of a site may not have a path; undefined if it may. `file` is the file to fix. */
export type ValidatePath = (path: string, file: string) => Problem | undefined;

/** Rejects the paths of pages and of other files that the generator writes. */
export function createPathValidator({ routes, redirects }: RouteTable): ValidatePath {
  const pagePaths = [...routes.values(), ...redirects.values()].map(({ outputPath }) => outputPath);
  const taken = new Set(pagePaths.map((path) => path.toLowerCase()));
  const accepted = new Map<string, string>();
  return (path, file) => {
    const key = path.toLowerCase();
    const earlier = accepted.get(key);
    if (!isSafePath(path)) return unsafe(file, path);
    if (taken.has(key) || isReserved(path)) return inTheWay(file, path);
    accepted.set(key, path);
    return earlier === undefined || earlier === path
      ? undefined
      : differsInCase(file, path, earlier);
  };
}

function differsInCase(file: string, path: string, earlier: string): Problem {
  return {
    file,
    message: `${path} and ${earlier} differ only in case, so many systems can store only one of them.`,
    hint: 'Rename one of the files.',
  };
}

/** Whether the generator writes this file itself. */
function isReserved(path: string): boolean {
  return path === manifestName || /^(robots\.txt|sitemap(-\d+)?\.xml)$/.test(path);
}

function unsafe(file: string, path: string): Problem {
  return {
    file,
    message: `"${path}" is not a valid file name on every system.`,
    hint: 'Use letters, digits, dots, and hyphens.',
  };
}

function inTheWay(file: string, path: string): Problem {
  return {
    file,
    message: `The build already writes a file named ${path}.`,
    hint: 'Rename this file, or the page or alias that is written to the same path.',
  };
}

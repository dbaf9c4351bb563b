import { isSafePath, manifestName } from '../core/files/output-files.ts';
import type { Problem, Report } from '../core/problem.ts';
import { redirectFinder, redirectPagePath } from './redirects.ts';
import { outputPathOf, type RouteTable } from './route.ts';

/** Whether a file of a site may have a path. If not, reports a problem in `file`. */
export type AcceptPath = (path: string, file: string) => boolean;

/** Rejects the paths of pages and of other files that the generator writes. */
export function createPathValidator({ routes, redirects }: RouteTable, report: Report): AcceptPath {
  const pagePaths = [...routes.keys()].map(outputPathOf);
  const redirectPaths = [...redirects.values()].flatMap(
    (redirect) => redirectPagePath(redirect) ?? [],
  );
  const taken = new Set([...pagePaths, ...redirectPaths].map((path) => path.toLowerCase()));
  const find = redirectFinder(redirects.values());
  const accepted = new Map<string, string>();
  const faultOf = (path: string): Pick<Problem, 'message' | 'hint'> | undefined => {
    const key = path.toLowerCase();
    const earlier = accepted.get(key);
    if (!isSafePath(path))
      return {
        message: `"${path}" is not a valid file name on every system.`,
        hint: 'Use letters, digits, dots, and hyphens.',
      };
    if (taken.has(key) || isReserved(path))
      return {
        message: `The build already writes a file named ${path}.`,
        hint: 'Rename this file, or the page or alias that is written to the same path.',
      };
    const redirect = find(encodeURI(`/${path}`));
    if (redirect)
      return {
        message: `The redirect from ${redirect.from} to ${redirect.to} would hide the file ${path}.`,
        hint: 'Rename the file, or remove the redirect or the alias.',
      };
    accepted.set(key, path);
    if (earlier === undefined || earlier === path) return undefined;
    return {
      message: `${path} and ${earlier} differ only in case, so many systems can store only one of them.`,
      hint: 'Rename one of the files.',
    };
  };
  return (path, file) => {
    const fault = faultOf(path);
    if (fault) report({ file, ...fault });
    return !fault;
  };
}

/** Whether the generator writes this file itself. */
function isReserved(path: string): boolean {
  return path === manifestName || /^sitemap(-\d+)?\.xml$/.test(path);
}

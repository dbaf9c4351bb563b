import { relative, sep } from 'node:path';

/** Whether a relative path stays inside its folder on every operating system. */
export function isSafePath(path: string): boolean {
  return (
    path !== '' &&
    !/[\\\0:]/.test(path) &&
    path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** Whether `inner` is `outer` or inside it. Both are absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path));
}

import { quoted } from '../../core/problem.ts';
import { pathOf } from '../../routes/route.ts';
import type { PageRule } from '../rule.ts';

/** With `--base`, every path starts with the base path, except for paths that another program answers. */
export const basePaths: PageRule = ({ scan }, { base, endpoints }) =>
  [...new Set(scan.withoutBase)]
    .filter((path) => !endpoints.has(pathOf(path)))
    .map((path) => ({
      needles: quoted(path),
      message: `The path "${path}" does not start with the base path, "${base}".`,
      hint: `Use <Link href="${path}"> or withBase("${path}").`,
    }));

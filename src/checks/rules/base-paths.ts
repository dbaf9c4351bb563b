import { quoted } from '../../core/problems/problem.ts';
import { pathOf } from '../../routes/route.ts';
import type { PageCheck } from '../check-types.ts';

/** Under `--base`, every path begins with the base, but for those that another program answers. */
export const basePaths: PageCheck = ({ file, scan }, { base, endpoints }) =>
  [...new Set(scan.withoutBase)]
    .filter((path) => !endpoints.has(pathOf(path)))
    .map((path) => ({
      file,
      needles: quoted(path),
      message: `The path "${path}" does not begin with the base of this build, "${base}".`,
      hint: `Use <Link href="${path}">, or write withBase("${path}"); both come from #authoring.`,
    }));

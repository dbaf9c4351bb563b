import { quoted } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { outputPathOf, pageFileOf } from '../../routes/route.ts';
import type { Inspection } from '../inspection.ts';
import { followLinks } from './follow-links.ts';

/** Follows every link to a different host once. */
export function createLinkInspection(): Inspection {
  const pathsByUrl = new Map<string, string[]>();
  return {
    visit: (path, html) => {
      const { links, files } = scanHtml(html);
      const all = new Set([...links.map(({ value }) => value), ...files]);
      for (const url of [...all].filter((value) => /^https?:/i.test(value)))
        pathsByUrl.set(url, [...(pathsByUrl.get(url) ?? []), path]);
    },
    problems: async ({ site, table }) => {
      const external = [...pathsByUrl.keys()].filter((url) => !url.startsWith(`${site.origin}/`));
      const faults = await followLinks(external);
      return [...faults].map(([url, fault]) => {
        const [first = '', ...more] = pathsByUrl.get(url) ?? [];
        const isInFrame =
          more.length > 0 &&
          [...table.routes.keys()].every((address) =>
            pathsByUrl.get(url)?.includes(outputPathOf(address)),
          );
        return {
          file: (isInFrame ? undefined : pageFileOf(table, first)) ?? siteFile,
          needles: quoted(url),
          message: `The link "${url}" ${fault}.`,
          hint: 'Correct the link, or check again later in case the other host has a problem.',
        };
      });
    },
  };
}

import { quoted } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { outputPathOf, pageFileOf } from '../../routes/route.ts';
import type { Inspection } from '../inspection.ts';
import { followLinks } from './follow-links.ts';

/** Follows every link to another host, once. */
export function createLinkInspection(): Inspection {
  const holders = new Map<string, string[]>();
  return {
    visit: (path, html) => {
      const { links, files } = scanHtml(html);
      const all = new Set([...links.map(({ value }) => value), ...files]);
      for (const url of [...all].filter((one) => /^https?:/i.test(one)))
        holders.set(url, [...(holders.get(url) ?? []), path]);
    },
    problems: async ({ site, table }) => {
      const others = [...holders.keys()].filter((url) => !url.startsWith(`${site.origin}/`));
      const faults = await followLinks(others);
      return [...faults].map(([url, fault]) => {
        const [first = '', ...more] = holders.get(url) ?? [];
        const isOfFrame =
          more.length > 0 &&
          [...table.routes.keys()].every((address) =>
            holders.get(url)?.includes(outputPathOf(address)),
          );
        return {
          file: (isOfFrame ? undefined : pageFileOf(table, first)) ?? siteFile,
          needles: quoted(url),
          message: `The link "${url}" ${fault}.`,
          hint: 'Correct the link, or look again later: it may be the other host’s fault.',
        };
      });
    },
  };
}

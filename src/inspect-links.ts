import { followLinks } from './follow-links.ts';
import type { Inspection } from './inspect-site.ts';
import { quoted } from './model/page-record.ts';
import { outputPathOf, pageFileOf } from './model/route.ts';
import { scanHtml } from './model/scan.ts';
import { siteFile } from './model/sources.ts';

/** Follows every link to another host, once. */
export function createLinkInspection(): Inspection {
  const holders = new Map<string, string[]>();
  return {
    see: (path, html) => {
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

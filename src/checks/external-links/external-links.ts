import { quoted } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { addOccurrence, type Inspection, type Occurrence } from '../inspection.ts';
import { followLinks } from './follow-links.ts';

/** Follows every link to a different host once. */
export function createLinkInspection(): Inspection {
  const occurrences = new Map<string, Occurrence>();
  let pageCount = 0;
  return {
    visit: (page) => {
      pageCount += 1;
      const { links, files } = scanHtml(page.html);
      const all = new Set([...links.map(({ value }) => value), ...files]);
      for (const url of [...all].filter((value) => /^https?:/i.test(value)))
        addOccurrence(occurrences, url, page);
    },
    problems: async ({ origin }) => {
      const external = [...occurrences.keys()].filter((url) => !url.startsWith(`${origin}/`));
      const faults = await followLinks(external);
      return [...faults].map(([url, fault]) => {
        const { file = siteFile, pages = 0 } = occurrences.get(url) ?? {};
        const isInFrame = pages > 1 && pages === pageCount;
        return {
          file: isInFrame ? siteFile : file,
          needles: quoted(url),
          message: `The link "${url}" ${fault}.`,
          hint: 'Correct the link, or check again later in case the other host has a problem.',
        };
      });
    },
  };
}

import { notFoundAddress, pathOf } from '../../routes/route.ts';
import type { SiteCheck } from '../check-types.ts';

/** Another page, or the frame, links to every page that search engines list. */
export const orphanPages: SiteCheck = (records, context) => {
  const { resolve, known, frame, isComplete, origin, siteChecks } = context;
  // The links of what could not be rendered are not known.
  const isRendered = known.every((address) => resolve(address) !== address || records.has(address));
  if (!isComplete || !frame || !isRendered) return [];
  const reached = new Set(['/', notFoundAddress]);
  const follow = (links: readonly string[], from?: string): void => {
    for (const link of links) {
      const address = resolve(pathOf(link.replace(origin, '')));
      if (address !== undefined && address !== from) reached.add(address);
    }
  };
  follow(frame.links);
  for (const { address, links } of records.values()) follow(links, address);
  return [...records.values()]
    .filter(({ address, isIndexed }) => isIndexed && !reached.has(address))
    .filter(({ address }) => !siteChecks.unlinked?.includes(address))
    .map(({ address, file }) => ({
      file,
      message: `No page links to ${address}.`,
      hint: 'Link to it, set `listed: false` in its meta if visitors should not find it, or name it in `unlinked` of the checks.',
    }));
};

import { notFoundAddress, pathOf } from '../../routes/route.ts';
import type { SiteCheck } from '../check-types.ts';

/** Visitors can reach every page that search engines list: another page, or the frame, links to it. */
export const orphanPages: SiteCheck = (records, { resolve, frameLinks, isComplete }) => {
  if (!isComplete) return [];
  const reached = new Set(['/', notFoundAddress]);
  const follow = (links: readonly string[], from?: string): void => {
    for (const link of links) {
      const address = resolve(pathOf(link));
      if (address !== undefined && address !== from) reached.add(address);
    }
  };
  follow(frameLinks);
  for (const { address, links } of records.values()) follow(links, address);
  return [...records.values()]
    .filter(({ address, isListed }) => isListed && !reached.has(address))
    .map(({ address, file }) => ({
      file,
      message: `No page links to ${address}.`,
      hint: 'Link to it, or set `listed: false` in its meta if visitors are not to find it.',
    }));
};

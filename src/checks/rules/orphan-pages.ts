import { notFoundAddress, pathOf } from '../../routes/route.ts';
import type { SiteRule } from '../rule.ts';

/** Another page, or the layout, links to every page that search engines list. */
export const orphanPages: SiteRule = ({
  pages,
  resolve,
  known,
  layout,
  isComplete,
  origin,
  checks,
}) => {
  // The links of what could not be rendered are not known.
  const isRendered = known.every((address) => resolve(address) !== address || pages.has(address));
  if (!isComplete || !layout || !isRendered) return [];
  const reached = new Set(['/', notFoundAddress]);
  const follow = (links: readonly string[], from?: string): void => {
    for (const link of links) {
      const address = resolve(pathOf(link.replace(origin, '')));
      if (address !== undefined && address !== from) reached.add(address);
    }
  };
  follow(layout.links);
  for (const { address, links } of pages.values()) follow(links, address);
  return [...pages.values()]
    .filter(({ address, isListed }) => isListed && !reached.has(address))
    .filter(({ address }) => !checks.unlinked?.includes(address))
    .map(({ address, file }) => ({
      file,
      message: `No page links to ${address}.`,
      hint: 'Link to it, set `listed: false` in its meta if visitors should not find it, or name it in `unlinked` of the checks.',
    }));
};

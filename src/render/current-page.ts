import type { Address } from '../author/address.ts';
import type { CurrentPage } from '../author/site-context.tsx';
import type { Site } from '../routes/site.ts';

/** A page, as its components and its layout see it. */
export function currentPage(
  address: string,
  { table, versions }: Pick<Site, 'table' | 'versions'>,
): CurrentPage {
  const parts = address.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).reverse();
  const isAddress = (version: string): version is Address => table.routes.has(version);
  return {
    address,
    sections: above.filter((section) => table.routes.has(section)),
    versions: (versions.get(address) ?? []).flatMap(({ language: lang, address: version }) =>
      lang !== 'x-default' && isAddress(version) ? { lang, address: version } : [],
    ),
  };
}

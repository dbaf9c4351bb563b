import { type PageView, read } from '#authoring';
import { phone } from '../_facts/identity.ts';
import { storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';

/** What the label says. */
export interface ShareWords {
  /** What the page belongs to. */
  readonly kind: string;
  readonly title: string;
  readonly store: string;
  readonly street: string;
  readonly cityLine: string;
  readonly zip: string;
  readonly phone: string;
}

const place = 'structured data';

export function shareWords({ meta }: Pick<PageView, 'meta'>): ShareWords {
  const store = read(storeName, place);
  const trail = meta.breadcrumbs ?? [];
  return {
    kind: trail.at(-2)?.name ?? trail[0]?.name ?? 'Four carriers, one counter',
    title: withoutStore(meta.title, store),
    store,
    ...postalAddress(place),
    phone: read(phone, place).display,
  };
}

/** The name stands on the label already. */
function withoutStore(title: string, store: string): string {
  const words = title.replace(` | ${store}`, '').replace(`${store}: `, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { type PageView, read } from '#authoring';
import { phone } from '../_facts/identity.ts';
import { storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';

/** What the label says. */
export interface OgWords {
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

export function ogWords({ meta }: Pick<PageView, 'meta'>): OgWords {
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

/** The label shows the store's name above the title. */
function withoutStore(title: string, store: string): string {
  return title.replace(` | ${store}`, '').replace(`${store} | `, '');
}

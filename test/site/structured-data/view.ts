import type { PageMeta, PageView } from '../../../src/author/index.ts';

const origin = 'https://collegeroad.example';

/** A page as the generator passes it to the site. */
export function view(address: string, meta: Partial<PageMeta> = {}): PageView {
  return {
    address,
    url: `${origin}${address}`,
    origin,
    has: () => true,
    date: '2026-11-21',
    siteName: 'College Road Pack & Ship',
    language: 'en',
    meta: {
      title: 'A page',
      description: 'What the page says of itself.',
      schemaType: 'WebPage',
      ...meta,
    },
  };
}

import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { type PageView, policy, type ReadingPolicy, readUnder } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';
import { reference, storeId, websiteId } from './identifiers.ts';

/** The website, and how it is searched where there is a page for it; as stated it is declared all the same. */
export function websiteThing({ origin, has }: PageView, under: ReadingPolicy = policy): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: `${origin}/`,
    name: readUnder(under, storeName, 'structured data'),
    publisher: reference(storeId(origin)),
    ...(has('/search') || under === 'as-stated' ? { potentialAction: search } : {}),
  };
}

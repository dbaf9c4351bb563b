import type { WebPage } from 'schema-dts';
import type { PageView } from '#authoring';
import { pageId, reference, storeId, websiteId } from './identifiers.ts';

/** The page, and what it is about: its service, else the store. */
export function webpageThing({ url, origin, meta }: PageView): WebPage {
  const subject = meta.schemaType === 'Service' ? pageId(url, 'service') : storeId(origin);
  return {
    '@type': 'WebPage',
    '@id': pageId(url, 'webpage'),
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: 'en-US',
    isPartOf: reference(websiteId(origin)),
    about: reference(subject),
    ...(meta.breadcrumbs?.length && { breadcrumb: reference(pageId(url, 'breadcrumb')) }),
  };
}

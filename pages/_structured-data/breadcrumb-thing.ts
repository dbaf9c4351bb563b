import type { BreadcrumbList } from 'schema-dts';
import type { PageView } from '#authoring';
import { breadcrumbTrail } from '../_navigation/breadcrumb-trail.ts';
import { pageId } from './identifiers.ts';

/** The trail that the page shows. Undefined where it shows none, as the home page. */
export function breadcrumbThing({ url, origin, meta, has }: PageView): BreadcrumbList | undefined {
  const trail = breadcrumbTrail(meta.breadcrumbs);
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(url, 'breadcrumb'),
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(has(crumb.url) ? { item: new URL(crumb.url, origin).href } : {}),
    })),
  };
}

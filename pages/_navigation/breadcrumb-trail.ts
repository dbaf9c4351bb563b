import type { Breadcrumb } from '#authoring';

/** The whole trail of a page: Home always comes first. Empty where a page has none. */
export function breadcrumbTrail(breadcrumbs: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  return breadcrumbs.length === 0 ? [] : [{ name: 'Home', url: '/' }, ...breadcrumbs];
}

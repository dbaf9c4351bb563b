/**
 * The addresses of a site. The generator writes `pages/_routes.d.ts`, which adds every address and
 * alias of the site to this interface. Without that file, any path is accepted.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging.
export interface KnownAddresses {}

/** The address of a page: starts with a slash and, except for `/`, does not end with one. */
export type Address = KnownAddresses extends { readonly address: infer A extends string }
  ? A
  : `/${string}`;

/** An old address that redirects to a page, in one of the forms that `from` of a `SiteRedirect` has. */
export type Alias = `/${string}`;

/** A link target. The build checks paths against the route table. */
export type Href =
  | Address
  | `${Address}#${string}`
  | `${Address}?${string}`
  | `#${string}`
  | `https://${string}`
  | `tel:+${string}`
  | `sms:+${string}`
  | `mailto:${string}`;

declare const SITE_BASE: string | undefined;

/** The base path of this build, such as `/shop`. The bundler fills it in. */
const siteBase = typeof SITE_BASE === 'undefined' ? '' : SITE_BASE;

/**
 * A path of the site with the base path: `/about` becomes `/shop/about` under `--base /shop`.
 * `Link` adds the base itself. Other attributes, props, and files that contain paths need this
 * function. Anything but a root-relative path is returned unchanged.
 */
export function withBase(href: string): string {
  return isPath(href) ? siteBase + href : href;
}

/** Whether a link is a root-relative path. */
export function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** `/shop/about#team` -> `/about#team`. Undefined if the path is not below the base. */
export function pathBelow(path: string, base: string): string | undefined {
  const rest = path.slice(base.length);
  if (!path.startsWith(base) || !/^([/?#]|$)/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

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

/** An old address that redirects to a page. */
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

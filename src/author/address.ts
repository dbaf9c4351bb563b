/**
 * The addresses of a site. `pages/_routes.d.ts`, which the generator writes, fills this in with
 * every address and alias of the site at hand; without it any path is taken.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging.
export interface KnownAddresses {}

/** The address of a page: begins with a slash, ends without one (but for `/`). */
export type Address = KnownAddresses extends { readonly address: infer A extends string }
  ? A
  : `/${string}`;

/** An address that leads to a page under another name. */
export type Alias = `/${string}`;

/** What a link may point at. Paths are checked against the route table at build. */
export type Href =
  | Address
  | `${Address}#${string}`
  | `${Address}?${string}`
  | `#${string}`
  | `https://${string}`
  | `tel:+${string}`
  | `sms:+${string}`
  | `mailto:${string}`;

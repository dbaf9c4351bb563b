declare const SITE_BASE: string | undefined;

/** What comes before every path of this build, such as `/shop`; fixed when the bundles are made. */
const siteBase = typeof SITE_BASE === 'undefined' ? '' : SITE_BASE;

/**
 * A path of the site as a browser has to ask for it: `/about` is `/shop/about` under `--base /shop`.
 * `Link` adds the base by itself; other attributes, props, and files that name paths need this.
 * What is no path from the root stays as it is.
 */
export function withBase(href: string): string {
  return isPath(href) ? siteBase + href : href;
}

/** Whether a link leads to a path of this site. */
export function isPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** `/shop/about#team` -> `/about#team`. Undefined if the path is not below the base. */
export function pathBelow(path: string, base: string): string | undefined {
  const rest = path.slice(base.length);
  if (!path.startsWith(base) || !/^([/?#]|$)/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

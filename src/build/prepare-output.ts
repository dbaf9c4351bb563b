import type { Assets } from '../assets/bundle-assets.ts';
import { generateFiles } from '../assets/generated-files.ts';
import { type OgImages, openOgImages } from '../assets/og-images/og-images.ts';
import { openPictures, type Pictures } from '../assets/pictures/pictures.ts';
import { copyPublicFiles } from '../assets/public-files.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import type { OutputFile } from '../core/files/output-file.ts';
import type { HostHeaders } from '../core/host-headers.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { cspForMeta } from '../render/csp/csp.ts';
import { inlineHashes } from '../render/csp/csp-hashes.ts';
import { collectHeaders } from '../render/headers.ts';
import { renderLayouts } from '../render/render-layout.tsx';
import type { PageParts } from '../render/render-page.tsx';
import { createPathValidator } from '../routes/reserved-paths.ts';
import { pathOf } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';

/** Everything that pages need, and what is written beside them. */
export interface Output extends PageParts {
  readonly styles: Assets['styles'];
  readonly headers: HostHeaders;
  readonly pictures: Pictures;
  readonly ogImages: OgImages;
  /** The files that do not depend on what pages render. */
  readonly files: readonly OutputFile[];
}

/** Renders the layout, and prepares images, headers, and files, before any page is rendered. */
export function prepareOutput(site: Site, { styles, scripts, files }: Assets): Output {
  const pictures = openPictures(site);
  const ogImages = openOgImages(site);
  const context = contextOf(site, scripts.urlByIsland, pictures);
  const layouts = renderLayouts(site, context, scripts.urlBySet.size > 0);
  const scans = [...layouts.values()].flatMap((layout) => layout?.whole.scan ?? []);
  const headersFor = (sheets: Iterable<string>) =>
    collectHeaders(site, inlineHashes(sheets, scans));
  const accepts = createPathValidator(site.table, site.report);
  const { target } = site.options;
  const isPolicySent = !target || hosts[target].sendsHeaders;
  return {
    ...{ styles, scripts, context, layouts, pictures, ogImages },
    headers: headersFor(styles.cssByFile.values()),
    files: [
      ...files,
      ...copyPublicFiles(site.sources, accepts),
      ...generateFiles(site, context, accepts),
    ],
    policyOf: (sheets) => (isPolicySent ? undefined : cspForMeta(headersFor(sheets))),
    pictureOf: ogImages.pictureOf,
  };
}

/** What the components of the site can find out about it. */
function contextOf(
  { table: { routes, redirects }, options: { date } }: Site,
  islands: ReadonlyMap<string, string>,
  { sourcesOf }: Pictures,
): SiteContextValue {
  const has = (path: string): boolean => routes.has(path) || redirects.has(path);
  return {
    ...{ date, sourcesOf },
    has: (href) => has(pathOf(href)),
    urlOfIsland: (name) => islands.get(name),
  };
}

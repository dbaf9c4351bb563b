import { createContext, useContext } from 'react';
import type { Address } from './address.ts';
import type { SiteView } from './definition/views.ts';
import type { ImageFile, PlacedDrawing, SvgContents, SvgDrawing, SvgFile } from './image-file.ts';

/** The files that a browser can choose from, if it knows their type. */
export interface PictureSource {
  /** `image/avif`. */
  readonly type: string;
  /** The URL and the width of each file. */
  readonly srcSet: string;
}

/** The site, for the components that are rendered for it. Not available inside an island. */
export interface SiteContextValue extends SharedContext, DrawingContext {
  /** The page that is rendered. A layout that calls it is rendered for each page. */
  readonly page: () => CurrentPage;
}

/** The page that is being rendered. */
export interface CurrentPage {
  /** Its path, such as `/journal/rye`. */
  readonly address: string;
  /** The addresses of the pages above it, the nearest first: `/journal`. */
  readonly sections: readonly string[];
  /** The page in all its languages, itself included. Empty if there is only one. */
  readonly versions: readonly { readonly lang: string; readonly address: Address }[];
}

/** What is the same on all pages. */
export interface SharedContext extends Pick<SiteView, 'has' | 'date'> {
  /** The URL of an island's module, by the island's name. Undefined if it has no island file. */
  readonly urlOfIsland: (name: string) => string | undefined;
  /** The forms of an image in some widths, the best first. Undefined if nothing is written. */
  readonly sourcesOf?:
    | ((image: ImageFile, widths: readonly number[]) => readonly PictureSource[])
    | undefined;
}

/** What each page, and the layout, has of its own. */
export interface DrawingContext {
  /** Reports a file that cannot be shown. `title` is the one that the page gives it. */
  readonly readSvg: (file: SvgFile, title: string | undefined) => SvgContents;
  /** Adds a drawing to the file of the page. */
  readonly addDrawing: (of: SvgFile | SvgDrawing, shown: ShownDrawing) => PlacedDrawing;
}

/** How a page shows a drawing. */
export interface ShownDrawing {
  readonly title: string | undefined;
  /** The part to show. */
  readonly viewBox: string | undefined;
}

const besideIsland = 'Show it beside the island, or import the file and use its `url`.';

/** Provided by the generator around everything it renders. */
export const SiteContext = createContext<SiteContextValue>({
  has: () => true,
  date: '1970-01-01',
  page: () => ({ address: '/', sections: [], versions: [] }),
  urlOfIsland: () => undefined,
  readSvg: () => {
    throw outsideOfPages('<Svg', 'an island', besideIsland);
  },
  addDrawing: () => {
    throw outsideOfPages('<LazySvg', 'an island', besideIsland);
  },
});

/** The build shows it where the element is used. */
export function outsideOfPages(tag: string, place: string, hint: string): Error {
  return Object.assign(new Error(`${tag}> cannot be in ${place}.`), { hint, needles: [tag] });
}

/** The addresses of the site being built, for instance to leave a menu item out until its page exists. */
export function useRoutes(): Pick<SiteView, 'has'> {
  return useContext(SiteContext);
}

/** The day of the build in UTC, as YYYY-MM-DD. */
export function useBuildDate(): string {
  return useContext(SiteContext).date;
}

/**
 * The page that is being rendered. A layout, or a `Head`, in which a component calls it is rendered for each
 * page instead of once.
 */
export function usePage(): CurrentPage {
  return useContext(SiteContext).page();
}

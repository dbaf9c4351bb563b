import { type ImgHTMLAttributes, type SVGAttributes, useContext } from 'react';
import type { SvgDrawing, SvgFile } from './image-file.ts';
import { SiteContext } from './site-context.tsx';

/** The props of `<Svg>`. All others go to its `<svg>`. */
export interface SvgProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** An imported SVG file. */
  readonly of: SvgFile;
  /** What the drawing shows. Empty if it is only decoration. The default is the `<title>` in the file. */
  readonly title?: string;
  /** Instead of the width in the file; the height then follows. `auto` leaves both to the style sheets. */
  readonly width?: number | string;
}

/**
 * An SVG file in the HTML of the page, without the `<style>` of the file: the page's style sheets color it.
 * A drawing further down is better shown with `<LazySvg>`.
 */
export function Svg({ of, title, width, ...rest }: SvgProps) {
  const { readSvg } = useContext(SiteContext);
  const { title: own, viewBox, shapes } = readSvg(of, title);
  const name = title ?? own;
  return (
    <svg
      {...(width === undefined && { width: of.width, height: of.height })}
      {...(width !== 'auto' && width !== undefined && { width })}
      viewBox={viewBox}
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: read from the file of the site, without scripts and event handlers.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** The props of `<LazySvg>`. All others go to its `<img>`. */
export interface LazySvgProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading'
  > {
  /** An imported SVG file, or a drawing that a module computes. */
  readonly of: SvgFile | SvgDrawing;
  /** What the drawing shows. Empty if it is only decoration. The default is its own title. */
  readonly title?: string;
  /** In pixels, instead of its own width. The height follows. */
  readonly width?: number;
  /** The part to show, such as `0 0 420 228`. The default is all of it. */
  readonly viewBox?: string;
}

/**
 * A drawing that is loaded when it is near the screen. The build joins the drawings of a page in one
 * file, `/illustrations/about.svg` for `/about`, with the colors of `svgStyle`.
 */
export function LazySvg({ of, title, width, viewBox, ...rest }: LazySvgProps) {
  const { addDrawing } = useContext(SiteContext);
  const placed = addDrawing(of, { title, viewBox });
  const shown = width ?? placed.width;
  return (
    <img
      {...rest}
      src={placed.url}
      alt={title ?? placed.title}
      width={shown}
      height={Math.round((shown * placed.height) / placed.width)}
      loading="lazy"
    />
  );
}

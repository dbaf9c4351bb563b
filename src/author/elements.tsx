import {
  type AnchorHTMLAttributes,
  type ImgHTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import { type Href, withBase } from './address.ts';
import type { ImageFile } from './image-file.ts';
import { SiteContext } from './site-context.tsx';

/** The props of `<Link>`: those of an `<a>`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads. A path needs no base path. */
  readonly href: Href;
  /** The text of the link, and any other content. */
  readonly children: ReactNode;
}

/** A link whose target is checked by the compiler and by the build. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (typeof href !== 'string')
    throw misuse('Link', 'A <Link> has no `href`.', 'Write the address in `href`, as text.', rest);
  return (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  );
}

/** The props of `<Picture>`. All others go to its `<img>`. */
export interface PictureProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'fetchPriority'
  > {
  /** An imported image. */
  readonly of: ImageFile;
  /** A description of the image, for people who cannot see it. Empty if it is only decoration. */
  readonly alt: string;
  /** The widths that browsers can choose from, in pixels. No image becomes wider than its file. */
  readonly widths: readonly number[];
  /** How wide the picture is on the page, as in HTML: `(min-width: 60rem) 50vw, 100vw`. */
  readonly sizes?: string;
  /** Whether to load it before other images, instead of only when it is near the screen: for the first picture. */
  readonly priority?: boolean;
}

/** An image in several widths, as AVIF and WebP, which `site build` writes. Every other command shows the original file. */
export function Picture({ of, alt, widths, sizes, priority = false, ...rest }: PictureProps) {
  const { sourcesOf } = useContext(SiteContext);
  const { url, width, height } = of;
  if (url === undefined)
    throw misuse(
      'Picture',
      'A <Picture> has no image.',
      'Import the image, and pass all of it: of={photo}.',
    );
  if (!Array.isArray(widths))
    throw misuse(
      'Picture',
      'A <Picture> has no `widths`.',
      'List the widths in pixels: widths={[480, 960]}.',
    );
  return (
    <picture>
      {sourcesOf?.(of, widths).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...rest}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={url}
        alt={alt}
        width={width}
        height={height}
      />
    </picture>
  );
}

/** The build shows it where the component is used, or where it has an attribute instead of the right one. */
export function misuse(tag: string, message: string, hint: string, instead: object = {}): Error {
  const to = 'to' in instead ? [`to="${instead.to}"`, `to='${instead.to}'`] : [];
  return Object.assign(new Error(message), { hint, needles: [...to, `<${tag}`] });
}

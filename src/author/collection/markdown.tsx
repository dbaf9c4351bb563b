import { type HTMLAttributes, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../../core/html.ts';
import { withBase } from '../address.ts';
import { misuse, Picture } from '../elements.tsx';
import { SiteContext, type SiteContextValue } from '../site-context.tsx';
import type { CollectionEntry } from './collection.ts';
import type { PlacedImage } from './markdown-file.ts';

/** The props of `<Markdown>`. All others go to its `<div>`. */
export interface MarkdownProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The entry of a collection. */
  readonly of: Pick<CollectionEntry<unknown>, 'slug' | 'content'>;
  /** The address above the pages of the collection, such as `/journal`. Default: that of the page without the slug. */
  readonly below?: string;
  /** The widths of its images, as in `<Picture>`. With none, pages show the files themselves. Default 640 and 1280. */
  readonly widths?: readonly number[];
  /** How wide its images are on the page, as in `<Picture>`. Default `(min-width: 45rem) 40rem, 100vw`. */
  readonly sizes?: string;
  /** Returns the HTML of a block of code, for instance in colors. Undefined leaves it as it is. */
  readonly highlight?: (code: string, language: string) => string | undefined;
}

/**
 * The text of a Markdown file. Links get the base path of the site, links to other files of the
 * collection lead to their pages, and relative images become pictures.
 */
export function Markdown({ of, below, highlight, widths, sizes, ...rest }: MarkdownProps) {
  if (typeof of !== 'object')
    throw misuse(
      'Markdown',
      'A <Markdown> has no entry.',
      'Pass the entry of a collection: of={entry}.',
    );
  const { slug, content } = of;
  const context = useContext(SiteContext);
  const address = below ?? context.page().address.slice(0, -slug.length - 1);
  const html = content.pieces.map((piece) => {
    if (typeof piece !== 'string')
      return pictureHtml(piece, content, {
        context,
        ...(widths && { widths }),
        ...(sizes && { sizes }),
      });
    const linked = withLinks(piece, content, address);
    return highlight ? withColors(linked, highlight) : linked;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is as much the site's own as its modules are.
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

function withLinks(
  html: string,
  { targets }: CollectionEntry<unknown>['content'],
  address: string,
): string {
  return html.replace(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"?#]*)/g,
    (_, start: string, href: string) => {
      const target = targets.get(href);
      if (target === undefined) return start + withBase(href);
      return start + (target.includes(':') ? target : withBase(`${address}/${target}`));
    },
  );
}

interface PictureOptions extends Pick<MarkdownProps, 'widths' | 'sizes'> {
  readonly context: SiteContextValue;
}

function pictureHtml(
  { image, attributes, width }: PlacedImage,
  { images }: CollectionEntry<unknown>['content'],
  { context, ...options }: PictureOptions,
): string {
  const file = images[image];
  if (!file) return '';
  const { url } = file;
  const height = Math.round((file.height * (width ?? 0)) / file.width);
  const shown = width === undefined ? file : { url, width, height };
  const { widths, sizes } = { ...defaultsFor(width), ...options };
  const value = widths.length === 0 ? { ...context, sourcesOf: undefined } : context;
  const html = renderToStaticMarkup(
    <SiteContext.Provider value={value}>
      <Picture of={shown} widths={widths} sizes={sizes} alt="" />
    </SiteContext.Provider>,
  );
  const [sources = '', own = ''] = html.split('<img');
  return `${sources}<img${attributes}${own.replace(' alt=""', '')}`;
}

/** An image with a stated width is shown in that width, on screens of two densities. */
function defaultsFor(width: number | undefined) {
  return width === undefined
    ? { widths: [640, 1280], sizes: '(min-width: 45rem) 40rem, 100vw' }
    : { widths: [width, 2 * width], sizes: `${width}px` };
}

function withColors(html: string, highlight: NonNullable<MarkdownProps['highlight']>): string {
  return html.replace(
    /(<pre><code class="language-([^"\s]+)[^"]*">)(.*?)(?=<\/code><\/pre>)/gs,
    (all, start: string, language: string, code: string) => {
      const colored = highlight(unescapeHtml(code), language);
      return colored === undefined ? all : start + colored;
    },
  );
}

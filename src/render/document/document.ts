import type { Graph, Thing } from 'schema-dts';
import type { ShareImage } from '../../author/definition/page.ts';
import type { PageView } from '../../author/definition/views.ts';
import { hasMeta, withoutShareImage } from '../../author/hoisted.ts';
import { lossOf } from '../../author/island.tsx';
import { escapeHtml } from '../../core/html.ts';
import { isRightToLeft } from '../../core/text.ts';

/** The contents of a page's `<head>`. */
interface DocumentHead extends Pick<PageView, 'language' | 'meta' | 'siteName' | 'url'> {
  /** The image for sharing. */
  readonly image: SharedImage | undefined;
  readonly isIndexed: boolean;
  /** The page in all its languages, itself included. Empty if there is only one. */
  readonly versions: readonly { readonly language: string; readonly url: string }[];
  /** Style sheets, minified, in order. */
  readonly styles: readonly string[];
  /** The site's own additions, as HTML. */
  readonly extra: string;
  /** A content security policy, if no header contains it. */
  readonly policy: string | undefined;
  readonly preloadFonts: readonly string[];
  readonly jsonLd: string;
}

/** An image with its whole URL. Its size is unknown if a page has nothing but the URL. */
export type SharedImage = Pick<ShareImage, 'url' | 'alt'> & Partial<ShareImage>;

/** The document up to the layout. HTML requires the charset within the first 1,024 bytes. */
export function renderDocumentStart(head: DocumentHead): string {
  const { meta, url, siteName } = head;
  const extra = head.image ? withoutShareImage(head.extra) : head.extra;
  const has = (name: string): boolean => hasMeta(extra, name);
  const title = escapeHtml(meta.title);
  const description = escapeHtml(meta.description);
  return [
    `<!doctype html><html lang="${head.language}"${isRightToLeft(head.language) ? ' dir="rtl"' : ''}>`,
    '<head><meta charset="utf-8">',
    head.policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(head.policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    meta.keywords?.length
      ? `<meta name="keywords" content="${escapeHtml(meta.keywords.join(', '))}">`
      : '',
    head.isIndexed
      ? `<link rel="canonical" href="${escapeHtml(url)}">`
      : '<meta name="robots" content="noindex">',
    ...head.versions.map(
      ({ language, url }) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
    ),
    ...head.preloadFonts.map(preload),
    ...head.styles.map((css) => `<style>${css}</style>`),
    extra,
    has('og:type') ? '' : '<meta property="og:type" content="website">',
    shareImage(head.image),
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    shared('title', title, extra),
    shared('description', description, extra),
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    has('twitter:card')
      ? ''
      : `<meta name="twitter:card" content="summary${head.image || has('og:image') ? '_large_image' : ''}">`,
    head.jsonLd === '' ? '' : `<script type="application/ld+json">${head.jsonLd}</script>`,
    '</head><body>',
  ].join('');
}

/** The document after the layout, with the URL of the page's script. */
export function renderDocumentEnd(script: string | undefined): string {
  return `${script ? scriptTag(script) : ''}</body></html>\n`;
}

/**
 * One element for Open Graph, which goes by `property`, and for Twitter, which goes by `name`, unless the site
 * has its own for Twitter.
 */
function shared(what: 'title' | 'description' | 'image', content: string, extra: string): string {
  const name = hasMeta(extra, `twitter:${what}`) ? '' : ` name="twitter:${what}"`;
  return `<meta${name} property="og:${what}" content="${content}">`;
}

function shareImage(image: SharedImage | undefined): string {
  if (!image) return '';
  const { url, alt, width, height } = image;
  const details = Object.entries({ width, height, alt }).filter(([, value]) => value !== undefined);
  return [
    shared('image', escapeHtml(url), ''),
    ...details.map(
      ([name, value]) =>
        `<meta property="og:image:${name}" content="${escapeHtml(String(value))}">`,
    ),
  ].join('');
}

function preload(url: string): string {
  return `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`;
}

/**
 * Imports a module after the page has been painted, so that no script delays the page. There are two
 * paint events, but a second import of the same module does nothing.
 */
const load = [
  '{let{src}=document.currentScript.dataset;',
  'new PerformanceObserver(()=>import(src)).observe({type:"paint",buffered:true})}',
].join('');

/** Goes at the end of a page, so that the module finds every element. */
export function scriptTag(url: string): string {
  return `<script data-src="${escapeHtml(url)}">${load}</script>`;
}

/**
 * The text of a page's `application/ld+json` script: one graph, escaped for a script element.
 * Throws a TypeError if a value has no JSON form.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph, assertSerializable).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `JSON.stringify` silently drops these values or makes them null, which would mislead search engines. */
function assertSerializable(this: unknown, key: string, value: unknown): unknown {
  const isHole = value === undefined && Array.isArray(this);
  const loss = isHole ? 'undefined' : lossOf(value);
  if (loss === undefined) return value;
  const isShown = typeof value === 'symbol' || typeof value === 'bigint';
  throw new TypeError(`the value of "${key}" is ${isShown ? String(value) : loss}`);
}

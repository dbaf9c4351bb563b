import type { OpenTag } from './read-html.ts';

/** The purpose of an attribute with a URL. */
type UrlUse = readonly [
  /** The list of the scan that has the URL, if a check follows it. */
  list: 'links' | 'files' | undefined,
  /** The directive of a content security policy that must allow it. */
  directive?: string | undefined,
];

/** By the name of the attribute. */
type UrlUses = Readonly<Record<string, UrlUse>>;

const byTag = new Map<string, UrlUses>(
  Object.entries<UrlUses>({
    a: { href: ['links'] },
    area: { href: ['links'] },
    form: { action: ['links', 'form-action'] },
    button: { formaction: ['links', 'form-action'] },
    img: { src: ['links', 'img-src'], srcset: ['files', 'img-src'] },
    source: { src: ['links', 'media-src'], srcset: ['files', 'img-src'] },
    video: { src: ['links', 'media-src'], poster: ['files', 'img-src'] },
    audio: { src: ['links', 'media-src'] },
    track: { src: ['links', 'media-src'] },
    iframe: { src: ['links', 'frame-src'] },
    object: { data: ['links', 'object-src'] },
    embed: { src: ['links', 'object-src'] },
    script: { src: ['links', 'script-src'], 'data-src': [undefined, 'script-src'] },
    image: { href: ['files', 'img-src'], 'xlink:href': ['files', 'img-src'] },
    use: { href: ['files'], 'xlink:href': ['files'] },
  }),
);

/** The directive for a `<link>` with this `rel`, or for a preload with this `as`. */
const byKind = new Map(
  Object.entries({
    stylesheet: 'style-src',
    style: 'style-src',
    icon: 'img-src',
    'apple-touch-icon': 'img-src',
    image: 'img-src',
    manifest: 'manifest-src',
    font: 'font-src',
    modulepreload: 'script-src',
    script: 'script-src',
  }),
);

const ofIsland: UrlUses = { 'data-src': [undefined, 'script-src'] };
const none: UrlUses = {};

/** The attributes with URLs that an element may have. */
export function urlUsesOf({ name, attributes }: OpenTag): UrlUses {
  if (attributes['data-island'] !== undefined) return ofIsland;
  if (name !== 'link') return byTag.get(name) ?? none;
  const { rel = '', as = '' } = attributes;
  const kinds = rel.toLowerCase().split(/\s+/);
  const kind = kinds.includes('preload') ? as : kinds.find((each) => byKind.has(each));
  return { href: ['links', byKind.get(kind ?? '')], imagesrcset: ['files'] };
}

/** The URLs in an attribute. `/a.png 1x, /b.png 2x` -> `/a.png` and `/b.png`. */
export function urlsIn(attribute: string, value: string): readonly string[] {
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(imageEnd).flatMap((image) => image.trim().split(/\s/, 1).filter(Boolean));
}

/** A URL may contain commas, so one ends an image only before a space, or after a width or a density. */
const imageEnd = /,\s+|(?<=\s[\d.]+[wx])\s*,|,$/;

/** A URL that an element loads or posts to, and the directive that must allow it. */
export interface Resource {
  readonly tag: string;
  readonly directive: string;
  readonly url: string;
}

/** The files that a style sheet loads: fonts, images, and other style sheets. */
export function resourcesOfSheet(css: string): readonly Resource[] {
  const fonts = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => urlsInCss(rule));
  const imports = [...css.matchAll(/@import\s*(?:url\()?\s*["']?([^"')\s;]+)/g)];
  const sheets = imports.map(([, url = '']) => url);
  const images = urlsInCss(css).filter((url) => !fonts.includes(url) && !sheets.includes(url));
  return [
    ...fonts.map((url) => ({ tag: 'style', directive: 'font-src', url })),
    ...sheets.map((url) => ({ tag: 'style', directive: 'style-src', url })),
    ...images.map((url) => ({ tag: 'style', directive: 'img-src', url })),
  ];
}

function urlsInCss(css: string): readonly string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/g);
  const urls = [...found].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  // A fragment refers to the page itself, for instance to an SVG filter.
  return urls.filter((url) => !url.startsWith('#'));
}

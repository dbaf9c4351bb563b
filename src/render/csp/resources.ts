import type { OpenTag } from '../html/read-tags.ts';

/** A URL that an element loads or posts to, and the directive that must allow it. */
export interface Resource {
  readonly tag: string;
  readonly directive: string;
  readonly url: string;
}

const byTag = new Map<string, readonly (readonly [attribute: string, directive: string])[]>(
  Object.entries({
    script: [
      ['src', 'script-src'],
      ['data-src', 'script-src'],
    ],
    img: [
      ['src', 'img-src'],
      ['srcset', 'img-src'],
    ],
    image: [
      ['href', 'img-src'],
      ['xlink:href', 'img-src'],
    ],
    source: [
      ['src', 'media-src'],
      ['srcset', 'img-src'],
    ],
    video: [
      ['src', 'media-src'],
      ['poster', 'img-src'],
    ],
    audio: [['src', 'media-src']],
    track: [['src', 'media-src']],
    iframe: [['src', 'frame-src']],
    object: [['data', 'object-src']],
    embed: [['src', 'object-src']],
    form: [['action', 'form-action']],
    button: [['formaction', 'form-action']],
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

const noResources: readonly Resource[] = [];

/** The resources of one element that a content security policy applies to. */
export function resourcesOf({ name, attributes }: OpenTag): readonly Resource[] {
  const mayLoad = byTag.has(name) || name === 'link' || attributes['data-src'] !== undefined;
  if (!mayLoad) return noResources;
  const island = attributes['data-island'] === undefined ? undefined : attributes['data-src'];
  const own = name === 'link' ? [linkOf(attributes)] : [[island, 'script-src'] as const];
  const known = (byTag.get(name) ?? []).flatMap(([attribute, directive]) =>
    urlsOf(attribute, attributes[attribute]).map((url) => [url, directive] as const),
  );
  return [...own, ...known].flatMap(([url, directive]) =>
    url === undefined || directive === undefined ? [] : [{ tag: name, directive, url }],
  );
}

function linkOf({ rel = '', as = '', href }: OpenTag['attributes']) {
  const kinds = rel.toLowerCase().split(/\s+/);
  const kind = kinds.includes('preload') ? as : kinds.find((name) => byKind.has(name));
  return [href, byKind.get(kind ?? '')] as const;
}

function urlsOf(attribute: string, value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? urlsOfSet(value) : [value];
}

/** `/a.png 1x, /b.png 2x` -> `/a.png` and `/b.png`. */
export function urlsOfSet(set: string): readonly string[] {
  return set.split(/\s*,\s+|,$/).flatMap((image) => image.trim().split(/\s/, 1).filter(Boolean));
}

/** What a style sheet loads: fonts, images, and other style sheets. */
export function resourcesOfSheet(css: string): readonly Resource[] {
  const fonts = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => urlsIn(rule));
  const imports = [...css.matchAll(/@import\s*(?:url\()?\s*["']?([^"')\s;]+)/g)];
  const sheets = imports.map(([, url = '']) => url);
  const images = urlsIn(css).filter((url) => !fonts.includes(url) && !sheets.includes(url));
  return [
    ...fonts.map((url) => ({ tag: 'style', directive: 'font-src', url })),
    ...sheets.map((url) => ({ tag: 'style', directive: 'style-src', url })),
    ...images.map((url) => ({ tag: 'style', directive: 'img-src', url })),
  ];
}

function urlsIn(css: string): readonly string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)/g);
  const urls = [...found].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
  // A fragment refers to the page itself, for instance to an SVG filter.
  return urls.filter((url) => !url.startsWith('#'));
}

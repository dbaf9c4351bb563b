/** A URL that an element loads or posts to, and the directive that must allow it. */
export interface Resource {
  readonly tag: string;
  readonly directive: string;
  readonly url: string;
}

/** What a style sheet loads: fonts, images, and other style sheets. */
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

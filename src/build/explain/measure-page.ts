import { brotliCompressSync } from 'node:zlib';
import { markCurrent } from '../../render/html/fragment.ts';
import { scanHtml } from '../../render/html/scan.ts';
import type { Layout } from '../../render/render-layout.tsx';
import type { FileSize, PageExplanation } from './explanation.ts';

interface MeasurePageOptions {
  readonly html: string;
  readonly address: string;
  readonly layout: Layout;
  readonly sheets: readonly {
    readonly file: string;
    readonly css: string;
    readonly inLayout: boolean;
  }[];
  /** The URLs that each client script imports. */
  readonly importsByUrl: ReadonlyMap<string, readonly string[]>;
  /** All files of the site, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The size of a page, plain and compressed: its document by parts, and the files that it requests. */
export function measurePage(
  options: MeasurePageOptions,
): Pick<PageExplanation, 'sizes' | 'sheets' | 'files'> {
  const { sheets, files } = options;
  return {
    sizes: measureDocument(options),
    sheets: sheets.map(({ file, css, inLayout }) => ({ ...measure(file, css), inLayout })),
    files: requestedFiles(options).flatMap((path) => {
      const contents = files.get(path.slice(1));
      return contents ? [measure(path, contents)] : [];
    }),
  };
}

function measureDocument({
  html,
  address,
  layout,
  sheets,
}: MeasurePageOptions): readonly FileSize[] {
  const layoutTexts = [layout.before, layout.after].map((fragment) =>
    markCurrent(fragment.html, fragment.scan.links, address),
  );
  const parts: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['style sheets', sheets.map(({ css }) => css)],
    ['layout', [...layoutTexts, layout.head]],
    ['structured data', /<script type="application\/ld\+json">.*?<\/script>/s.exec(html) ?? []],
  ];
  const whole = measure('document', html);
  const sizes = parts.map(([name, texts]) => {
    const rest = measure(name, without(html, texts));
    return { name, bytes: whole.bytes - rest.bytes, brotli: whole.brotli - rest.brotli };
  });
  const rest = without(
    html,
    parts.flatMap(([, texts]) => texts),
  );
  return [whole, ...sizes, measure('its own content and head', rest)];
}

function without(html: string, texts: readonly string[]): string {
  return texts.reduce((rest, text) => (text === '' ? rest : rest.replace(text, () => '')), html);
}

/** The files that a browser loads at once, later, or for an island, including imports. */
function requestedFiles({ html, importsByUrl }: MeasurePageOptions): readonly string[] {
  const sources = scanHtml(html)
    .links.filter(({ attribute, tag }) => attribute === 'src' || tag === 'link')
    .map(({ value }) => value);
  const later = [...html.matchAll(/ data-src="([^"]+)"/g)].map(([, url = '']) => url);
  const urls = new Set([...sources, ...later]);
  for (const url of urls) for (const imported of importsByUrl.get(url) ?? []) urls.add(imported);
  return [...urls];
}

function measure(name: string, contents: string | Buffer): FileSize {
  return {
    name,
    bytes: Buffer.byteLength(contents),
    brotli: brotliCompressSync(contents).length,
  };
}

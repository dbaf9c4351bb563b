import { brotliCompressSync } from 'node:zlib';
import type { Frame } from '../../render/frame.ts';
import { markCurrent } from '../../render/html/rewrite-links.ts';
import { scanHtml } from '../../render/html/scan.ts';
import type { FileSize, PageExplanation } from './explanation.ts';

export interface MeasurePageOptions {
  readonly html: string;
  readonly address: string;
  readonly frame: Frame;
  readonly sheets: readonly {
    readonly file: string;
    readonly css: string;
    readonly inFrame: boolean;
  }[];
  /** The URLs that each file of browser code imports. */
  readonly importsByUrl: ReadonlyMap<string, readonly string[]>;
  /** All of the site, by path. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What a page weighs, as it is and compressed: its document by parts, and what it asks for. */
export function measurePage(
  options: MeasurePageOptions,
): Pick<PageExplanation, 'weights' | 'sheets' | 'files'> {
  const { sheets, files } = options;
  return {
    weights: weighDocument(options),
    sheets: sheets.map(({ file, css, inFrame }) => ({ ...weigh(file, css), inFrame })),
    files: askedFor(options).flatMap((path) => {
      const contents = files.get(path.slice(1));
      return contents ? [weigh(path, contents)] : [];
    }),
  };
}

function weighDocument({ html, address, frame, sheets }: MeasurePageOptions): readonly FileSize[] {
  const around = [frame.before, frame.after].map((piece) =>
    markCurrent(piece.html, piece.scan.links, address),
  );
  const parts: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['style sheets', sheets.map(({ css }) => css)],
    ['frame', [...around, frame.head]],
    ['structured data', /<script type="application\/ld\+json">.*?<\/script>/s.exec(html) ?? []],
  ];
  const whole = weigh('document', html);
  const weights = parts.map(([name, texts]) => {
    const rest = weigh(name, without(html, texts));
    return { name, bytes: whole.bytes - rest.bytes, brotli: whole.brotli - rest.brotli };
  });
  const rest = without(
    html,
    parts.flatMap(([, texts]) => texts),
  );
  return [whole, ...weights, weigh('its own content and head', rest)];
}

function without(html: string, texts: readonly string[]): string {
  return texts.reduce((rest, text) => (text === '' ? rest : rest.replace(text, () => '')), html);
}

/** What a browser loads at once, after the first paint, or for an island, with all that this imports. */
function askedFor({ html, importsByUrl }: MeasurePageOptions): readonly string[] {
  const sources = scanHtml(html)
    .links.filter(({ attribute, tag }) => attribute === 'src' || tag === 'link')
    .map(({ value }) => value);
  const later = [...html.matchAll(/ data-src="([^"]+)"/g)].map(([, url = '']) => url);
  const urls = new Set([...sources, ...later]);
  for (const url of urls) for (const imported of importsByUrl.get(url) ?? []) urls.add(imported);
  return [...urls];
}

function weigh(name: string, contents: string | Buffer): FileSize {
  return {
    name,
    bytes: Buffer.byteLength(contents),
    brotli: brotliCompressSync(contents).length,
  };
}

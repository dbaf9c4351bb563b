import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OgFont } from '../../author/definition/site.ts';
import { messageOf } from '../../core/problem.ts';
import { hashOfLines, memoize } from '../../core/values.ts';
import { ImageCache, type ImageCacheOptions } from '../image-cache.ts';

/** Everything that decides what an image looks like, as plain data. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly OgFont[];
  /** HTML and SVG elements, with components resolved. */
  readonly element: ElementNode;
}

/** A PNG image, or the reason that drawing failed. */
export type DrawnImage = { readonly png: Uint8Array } | { readonly fault: string };

const require = createRequire(import.meta.url);

/** Another version may draw differently. */
const hashOfPackage = memoize((name: string) =>
  hashOf(readFileSync(join(dirname(require.resolve(name)), '..', 'package.json'))),
);

/** Draws the images that are not cached, in the threads of libuv. Fonts are relative to the folder of pages. */
export function createOgImageDrawer(options: ImageCacheOptions) {
  const { folder } = options;
  const cache = new ImageCache(options);
  const hashOfFont = memoize((file: string) => hashOf(readFileSync(join(folder, file))));
  const keyOf = (drawing: Drawing): string =>
    hashOfLines([
      hashOf(JSON.stringify(drawing)),
      drawing.fonts.map(({ file }) => hashOfFont(file)).join(),
      hashOfPackage('@takumi-rs/core'),
    ]);
  const draw = createDrawing(folder);
  return {
    /** A fingerprint that names an image before it is drawn. */
    keyOf,
    /** Starts drawing, unless the image is cached. Resolves when it is drawn. */
    draw: async (drawing: Drawing): Promise<DrawnImage> => {
      const image = { key: keyOf(drawing), format: 'png' };
      const png = cache.read(image);
      if (png) return { png };
      const drawn = await draw(drawing);
      if ('png' in drawn) cache.write(image, drawn.png);
      return drawn;
    },
    /** Call it when all images of a build are drawn. */
    finish: (): void => cache.finish(),
  };
}

/** The libraries are loaded for the first drawing. They read each font once. */
function createDrawing(folder: string): (drawing: Drawing) => Promise<DrawnImage> {
  const load = () => {
    const { Renderer }: typeof import('@takumi-rs/core') = require('@takumi-rs/core');
    const { fromJsx }: typeof import('@takumi-rs/helpers/jsx') = require('@takumi-rs/helpers/jsx');
    return { renderer: new Renderer(), fromJsx };
  };
  let libraries: ReturnType<typeof load> | undefined;
  const loadFont = ({ name, weight, file }: OgFont) => ({
    ...{ key: `${name} ${weight} ${file}`, name, weight },
    data: () => readFileSync(join(folder, file)),
  });
  return async ({ fonts, element, ...size }) => {
    try {
      libraries ??= load();
      const { renderer, fromJsx } = libraries;
      const { node, css } = await fromJsx(element);
      return { png: await renderer.render(node, { ...size, css, fonts: fonts.map(loadFont) }) };
    } catch (error) {
      return { fault: messageOf(error) };
    }
  };
}

function hashOf(contents: string | Buffer): string {
  return hash('sha256', contents).slice(0, 32);
}

/** HTML, SVG, and text as plain data, so that equal images are drawn once. */
export type ElementNode = string | number | boolean | null | PlainElement | readonly ElementNode[];

interface PlainElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A React node as plain data, with its components called. */
export function resolveElements(node: unknown): ElementNode {
  if (Array.isArray(node)) return node.map(resolveElements);
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean')
    return node;
  if (!isElement(node)) return null;
  const { type, props } = node;
  if (typeof type === 'function') return resolveElements(type(props));
  const { children, ...rest } = props;
  // A fragment is replaced by its children.
  if (typeof type !== 'string') return resolveElements(children);
  if (type === 'img' && !String(rest.src).startsWith('data:'))
    throw new TypeError(`An <img> of an OG image needs a data: URL, and this one has ${rest.src}.`);
  return {
    type,
    key: null,
    props: children === undefined ? rest : { ...rest, children: resolveElements(children) },
  };
}

function isElement(
  node: unknown,
): node is { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> } {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type OgFont, type OgImage, ogSize } from '../author/definition/site.ts';
import type { PageView } from '../author/definition/views.ts';
import { assetFolder } from '../core/files/asset-names.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import { messageOf, type Problem } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { hashOfLines, memoize } from '../core/values.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { Site } from '../routes/site.ts';
import { wrongResult } from '../routes/validation/validate-site.ts';
import { ImageCache, type ImageCacheOptions } from './image-cache.ts';

/** The OG images of a build: each page gets the path of its image, which is drawn meanwhile. */
export interface OgImages {
  readonly pictureOf: (page: PageView) => OgImage | undefined;
  /** Resolves to the drawn files. */
  readonly finish: () => Promise<readonly OutputFile[]>;
}

export function openOgImages({ definition, options, report }: Site): OgImages {
  const { ogImages: design } = definition;
  const { pages: folder, ogImageFolder: cacheFolder, usesCache, mode } = options;
  const drawer =
    cacheFolder === undefined ? undefined : createOgImageDrawer({ cacheFolder, folder, usesCache });
  if (design && mode === 'check' && !drawer)
    for (const { file } of design.fonts)
      if (!existsSync(join(folder, file))) report(drawProblem(`there is no font "${file}"`));
  const images = new Map<string, Promise<DrawnImage>>();
  const pictureOf = (page: PageView): OgImage | undefined => {
    if (!design || !drawer) return undefined;
    try {
      const element = resolveElements(design.draw(page));
      const drawing = { ...ogSize, fonts: design.fonts, element };
      const key = drawer.keyOf(drawing);
      if (!images.has(key)) images.set(key, drawer.draw(drawing));
      const text: unknown = design.describe(page);
      if (typeof text === 'string') return { path: imagePath(key), text };
      report(wrongResult('ogImages', { describe: text }));
      return undefined;
    } catch (error) {
      const when = `while the OG image of ${page.address} was created`;
      report(describeThrown(error, siteFile, folder, when));
      return undefined;
    }
  };
  const finish = async (): Promise<readonly OutputFile[]> => {
    const files: OutputFile[] = [];
    for (const [key, drawn] of images) {
      const image = await drawn;
      if ('png' in image) files.push({ path: imagePath(key), contents: image.png });
      else report(drawProblem(image.fault));
    }
    drawer?.finish();
    return files;
  };
  return { pictureOf, finish };
}

/** A hashed name, like those of bundled assets, so that browsers may cache the file forever. */
function imagePath(key: string): string {
  return `${assetFolder}/og-${key.slice(0, 8).toUpperCase()}.png`;
}

function drawProblem(fault: string): Problem {
  return {
    file: siteFile,
    message: `An OG image cannot be drawn: ${fault.split('\n')[0]?.replace(/\.?$/, '.')}`,
    hint: 'Fix `ogImages`, or build with --no-og.',
  };
}

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
type ElementNode = string | number | boolean | null | PlainElement | readonly ElementNode[];

interface PlainElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A React node as plain data, with its components called. */
function resolveElements(node: unknown): ElementNode {
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

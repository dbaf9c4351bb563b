import { isPath, pathBelow } from '../../author/base-path.ts';
import { type Resource, resourcesOf, urlsOfSet } from '../csp/resources.ts';
import { type OpenTag, readTags } from './read-tags.ts';

/** An attribute that holds an address, and where in the HTML its tag stands. */
export interface ScannedLink {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
  /** Offset of the tag's `<`. */
  readonly start: number;
  /** Offset after the tag's `>`. */
  readonly end: number;
}

export interface ScannedHeading {
  readonly level: number;
  readonly text: string;
}

/** The text of a `<style>` or of a `<script>` that is run. */
export interface InlineText {
  readonly tag: 'style' | 'script';
  readonly text: string;
}

/** A part of the page that can be jumped to: what it is, and what it is called. */
export interface Landmark {
  readonly role: 'main' | 'banner' | 'contentinfo' | 'navigation';
  /** Its label, or the id of the element that labels it after a #. Empty where it has none. */
  readonly name: string;
}

/** What checks need to know of a piece of HTML, without the HTML. */
export interface Scan {
  readonly links: readonly ScannedLink[];
  /** Paths that lack the base of the site. */
  readonly withoutBase: readonly string[];
  /** Further addresses of files: of pictures in other sizes, posters, symbols. */
  readonly files: readonly string[];
  readonly landmarks: readonly Landmark[];
  readonly ids: readonly string[];
  readonly headings: readonly ScannedHeading[];
  /** Names of islands, in order, repeated as often as they stand. */
  readonly islands: readonly string[];
  /** Tags of elements with an inline style, which a content security policy would drop. */
  readonly inlineStyles: readonly string[];
  readonly inlineTexts: readonly InlineText[];
  /** What a browser loads for the elements. */
  readonly resources: readonly Resource[];
  /** Attributes such as `onclick`. */
  readonly handlers: readonly string[];
  /** `src` of pictures without an `alt`, and of frames without a `title`. */
  readonly imagesWithoutAlt: readonly string[];
  readonly iframesWithoutTitle: readonly string[];
}

const linkAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  form: 'action',
  button: 'formaction',
  img: 'src',
  source: 'src',
  track: 'src',
  embed: 'src',
  object: 'data',
  video: 'src',
  audio: 'src',
  iframe: 'src',
  script: 'src',
};

const roles: Readonly<Record<string, Landmark['role']>> = {
  main: 'main',
  nav: 'navigation',
  header: 'banner',
  footer: 'contentinfo',
  banner: 'banner',
  contentinfo: 'contentinfo',
  navigation: 'navigation',
};

/** Reads a piece of HTML once. Paths are told without the base of the site. */
export function scanHtml(html: string, base = ''): Scan {
  const paths = readPaths(base);
  const links: ScannedLink[] = [];
  const files: string[] = [];
  const landmarks: Landmark[] = [];
  const ids: string[] = [];
  const headings: ScannedHeading[] = [];
  const islands: string[] = [];
  const inlineStyles: string[] = [];
  const inlineTexts: InlineText[] = [];
  const resources: Resource[] = [];
  const handlers: string[] = [];
  const pictures: string[] = [];
  const frames: string[] = [];
  readTags(html, {
    onTag(tag) {
      const { id, style, src = '', 'data-island': island } = tag.attributes;
      put(links, toLink(tag, paths.read));
      put(ids, id);
      if (style !== undefined) inlineStyles.push(tag.name);
      put(islands, island);
      put(inlineTexts, toInlineText(tag, html));
      resources.push(...resourcesOf(tag));
      handlers.push(...Object.keys(tag.attributes).filter((name) => /^on[a-z]/.test(name)));
      if (isTextless(tag)) (tag.name === 'img' ? pictures : frames).push(src);
      put(landmarks, toLandmark(tag));
      addFiles(tag, files, paths.read);
    },
    onHeading: (level, text) => headings.push({ level, text }),
  });
  const textless = { imagesWithoutAlt: pictures, iframesWithoutTitle: frames };
  const inline = { inlineStyles, inlineTexts, resources, handlers };
  const { withoutBase } = paths;
  return { links, withoutBase, files, landmarks, ids, headings, islands, ...inline, ...textless };
}

type ReadPath = (href: string) => string;

function readPaths(base: string): {
  readonly read: ReadPath;
  readonly withoutBase: readonly string[];
} {
  if (base === '') return { read: (href) => href, withoutBase: [] };
  const withoutBase: string[] = [];
  const read: ReadPath = (href) => {
    if (!isPath(href)) return href;
    const path = pathBelow(href, base);
    if (path === undefined) withoutBase.push(href);
    return path ?? href;
  };
  return { read, withoutBase };
}

/** A picture has an `alt`, be it empty; a frame has a title that says something. */
function isTextless({ name, attributes }: OpenTag): boolean {
  if (name === 'img') return attributes['alt'] === undefined;
  return name === 'iframe' && !attributes['title'];
}

function toLandmark({ name, attributes }: OpenTag): Landmark | undefined {
  const role = roles[attributes['role'] ?? name];
  if (role === undefined) return undefined;
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = attributes;
  return { role, name: label ?? (labelledBy === undefined ? '' : `#${labelledBy}`) };
}

const withFiles = new Set(['img', 'source', 'link', 'video', 'use', 'image']);

function addFiles({ name, attributes }: OpenTag, files: string[], read: ReadPath): void {
  if (!withFiles.has(name)) return;
  const { srcset, imagesrcset, poster, href, 'xlink:href': oldHref } = attributes;
  for (const set of [srcset, imagesrcset])
    if (set !== undefined) files.push(...urlsOfSet(set).map(read));
  const own = name === 'use' || name === 'image' ? (href ?? oldHref) : undefined;
  for (const file of [poster, own]) if (file !== undefined) files.push(read(file));
}

function put<Item>(list: Item[], item: Item | undefined): void {
  if (item !== undefined) list.push(item);
}

function toLink(
  { name, attributes, start, end }: OpenTag,
  read: ReadPath,
): ScannedLink | undefined {
  const attribute = linkAttributes[name];
  const value = attribute === undefined ? undefined : attributes[attribute];
  if (attribute === undefined || value === undefined) return undefined;
  return { tag: name, attribute, value: read(value), start, end };
}

/** Scripts of other types are data. `module` and `text/javascript` are what stands for none. */
const runTypes = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

function toInlineText({ name, attributes, end }: OpenTag, html: string): InlineText | undefined {
  if (name !== 'style' && name !== 'script') return undefined;
  const { src, type = '' } = attributes;
  if (name === 'script' && (src !== undefined || !runTypes.test(type.trim()))) return undefined;
  const length = html.slice(end).search(new RegExp(`</${name}`, 'i'));
  return { tag: name, text: length === -1 ? html.slice(end) : html.slice(end, end + length) };
}

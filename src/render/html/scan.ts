import { isPath, pathBelow } from '../../author/base-path.ts';
import { type Resource, resourcesOf, urlsOfSet } from '../csp/resources.ts';
import { type OpenTag, readTags } from './read-tags.ts';

/** An attribute that contains an address, and the position of its tag in the HTML. */
export interface ScannedLink {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
  /** Offset of the tag's `<`. */
  readonly start: number;
  /** Offset after the tag's `>`. */
  readonly end: number;
}

interface ScannedHeading {
  readonly level: number;
  readonly text: string;
}

/** The text of a `<style>` or of an executable `<script>`. */
export interface InlineText {
  readonly tag: 'style' | 'script';
  readonly text: string;
}

/** A landmark that screen readers can jump to. */
export interface Landmark {
  readonly role: 'main' | 'banner' | 'contentinfo' | 'navigation';
  /** Its label, or `#` and the id of the element that labels it. Empty without a label. */
  readonly name: string;
}

/** What checks need to know about some HTML. */
export interface Scan {
  readonly links: readonly ScannedLink[];
  /** Paths without the base path of the site. */
  readonly withoutBase: readonly string[];
  /** More addresses of files: responsive images, posters, and SVG symbols. */
  readonly files: readonly string[];
  readonly landmarks: readonly Landmark[];
  readonly ids: readonly string[];
  readonly headings: readonly ScannedHeading[];
  /** The names of islands, in order, with repetitions. */
  readonly islands: readonly string[];
  /** The tags of elements with an inline style, which a content security policy may block. */
  readonly inlineStyles: readonly string[];
  readonly inlineTexts: readonly InlineText[];
  /** What a browser loads for the HTML. */
  readonly resources: readonly Resource[];
  /** Attributes such as `onclick`. */
  readonly handlers: readonly string[];
  /** The `src` of each `<img>` without `alt` or without a size, and of each `<iframe>` without `title`. */
  readonly imagesWithoutAlt: readonly string[];
  readonly imagesWithoutSize: readonly string[];
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

/** Reads HTML in one pass. The paths in the result do not contain the base path. */
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
  const imagesWithoutAlt: string[] = [];
  const imagesWithoutSize: string[] = [];
  const iframesWithoutTitle: string[] = [];
  readTags(html, {
    onTag(tag) {
      const { id, style, src = '', 'data-island': island } = tag.attributes;
      pushDefined(links, toLink(tag, paths.read));
      pushDefined(ids, id);
      if (style !== undefined) inlineStyles.push(tag.name);
      pushDefined(islands, island);
      pushDefined(inlineTexts, toInlineText(tag, html));
      resources.push(...resourcesOf(tag));
      for (const name in tag.attributes) if (/^on[a-z]/.test(name)) handlers.push(name);
      if (isUnlabeled(tag)) (tag.name === 'img' ? imagesWithoutAlt : iframesWithoutTitle).push(src);
      if (hasNoSize(tag)) imagesWithoutSize.push(src);
      pushDefined(landmarks, toLandmark(tag));
      addFiles(tag, files, paths.read);
    },
    onHeading: (level, text) => headings.push({ level, text }),
  });
  const unlabeled = { imagesWithoutAlt, imagesWithoutSize, iframesWithoutTitle };
  const inline = { inlineStyles, inlineTexts, resources, handlers };
  const { withoutBase } = paths;
  return { links, withoutBase, files, landmarks, ids, headings, islands, ...inline, ...unlabeled };
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

/** An image needs an `alt`, which may be empty; an iframe needs a title that is not empty. */
function isUnlabeled({ name, attributes }: OpenTag): boolean {
  if (name === 'img') return attributes['alt'] === undefined;
  return name === 'iframe' && !attributes['title'];
}

/** Without both, the text below moves when the image arrives. */
function hasNoSize({ name, attributes }: OpenTag): boolean {
  return (
    name === 'img' && (attributes['width'] === undefined || attributes['height'] === undefined)
  );
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

function pushDefined<Item>(list: Item[], item: Item | undefined): void {
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

/** The types of executable scripts. Scripts of any other type are data. */
const runTypes = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

function toInlineText({ name, attributes, end }: OpenTag, html: string): InlineText | undefined {
  if (name !== 'style' && name !== 'script') return undefined;
  const { src, type = '' } = attributes;
  if (name === 'script' && (src !== undefined || !runTypes.test(type.trim()))) return undefined;
  const length = html.slice(end).search(new RegExp(`</${name}`, 'i'));
  return { tag: name, text: length === -1 ? html.slice(end) : html.slice(end, end + length) };
}

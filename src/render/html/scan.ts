import { isPath, pathBelow } from '../../author/address.ts';
import { isEmpty, type OpenTag, readHtml } from './read-html.ts';
import { type Resource, urlsIn, urlUsesOf } from './url-attributes.ts';
import { codeElements, shownAttributes, wrongValueIn } from './wrong-values.ts';

/** An attribute that contains an address, and the position of its tag in the HTML. */
export interface ScannedLink {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
  /** Offset of the tag's `<`. */
  readonly start: number;
  /** Offset after the tag's `>`. */
  readonly end: number;
  /** React compares islands with its own markup, so they stay unchanged. */
  readonly isInIsland: boolean;
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

/** A `style` attribute, which a content security policy may block. */
export interface InlineStyle {
  readonly tag: string;
  readonly text: string;
  /** The island that the element is in. */
  readonly island: string | undefined;
  /** The stack of the code that made the element. Undefined for HTML that did not come from React. */
  readonly stack?: string | undefined;
}

/** `undefined`, `NaN`, `Invalid Date`, or `[object Object]`. */
interface WrongValue {
  readonly value: string;
  /** The attribute that contains it. Undefined in a text. */
  readonly attribute?: string;
  readonly text: string;
}

/** A landmark that screen readers can jump to. */
export interface Landmark {
  readonly role: 'main' | 'banner' | 'contentinfo' | 'navigation';
  /** Its label, or `#` and the id of the element that labels it. Empty without a label. */
  readonly name: string;
}

/** What checks need to know about some HTML. */
export type Scan = { readonly [Field in keyof Collected]: readonly Collected[Field][number][] };

const roles: Readonly<Record<string, Landmark['role']>> = {
  main: 'main',
  nav: 'navigation',
  header: 'banner',
  footer: 'contentinfo',
  banner: 'banner',
  contentinfo: 'contentinfo',
  navigation: 'navigation',
};

/** While HTML is read. */
type Collected = ReturnType<typeof emptyLists>;

function emptyLists() {
  return {
    links: [] as ScannedLink[],
    /** Paths without the base path of the site. */
    withoutBase: [] as string[],
    /** More addresses of files: responsive images, posters, and SVG symbols. */
    files: [] as string[],
    landmarks: [] as Landmark[],
    ids: [] as string[],
    headings: [] as ScannedHeading[],
    /** The names of islands, in order, with repetitions. */
    islands: [] as string[],
    inlineStyles: [] as InlineStyle[],
    inlineTexts: [] as InlineText[],
    /** The files that a browser loads for the HTML. */
    resources: [] as Resource[],
    /** Attributes such as `onclick`. */
    handlers: [] as string[],
    /** The `src` of each `<img>` without `alt` or without a size, and of each `<iframe>` without `title`. */
    imagesWithoutAlt: [] as string[],
    imagesWithoutSize: [] as string[],
    iframesWithoutTitle: [] as string[],
    /** What JavaScript makes of a missing value, in a text outside code or in an attribute. */
    wrongValues: [] as WrongValue[],
    /** The places of elements that no page had before. */
    newPlaces: [] as Place[],
  };
}

/** Reads HTML in one pass. The paths in the result do not contain the base path. */
export function scanHtml(html: string, base = ''): Scan {
  const scan = emptyLists();
  const readPath = pathReader(base, scan.withoutBase);
  let heading: { readonly level: number; text: string } | undefined;
  // How many `<div>` are open, from that of an island on.
  let islandDepth = 0;
  let island: string | undefined;
  let codeDepth = 0;
  const places = new PlaceReader();
  readHtml(html, {
    onOpen(tag) {
      if (isHeading(tag.name)) heading = { level: Number(tag.name[1]), text: '' };
      if (islandDepth === 0) island = tag.attributes['data-island'];
      addTag(tag, scan, html);
      if (codeElements.test(tag.name)) codeDepth += 1;
      const { style: text } = tag.attributes;
      if (text !== undefined) scan.inlineStyles.push({ tag: tag.name, text, island });
      addUrls(tag, scan, readPath, islandDepth > 0);
      const place = places.open(tag.name, isEmpty(tag));
      if (!place.isCorrect) scan.newPlaces.push(place);
      if (islandDepth > 0 ? tag.name === 'div' : 'data-island' in tag.attributes) islandDepth += 1;
    },
    onText(text) {
      if (heading) heading.text += text;
      if (codeDepth === 0) addWrongValue(scan, text);
    },
    onClose(name) {
      places.close();
      if (codeElements.test(name)) codeDepth -= 1;
      if (name === 'div' && islandDepth > 0) islandDepth -= 1;
      if (!heading || !isHeading(name)) return;
      scan.headings.push(heading);
      heading = undefined;
    },
  });
  return scan;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function addTag(tag: OpenTag, scan: Collected, html: string): void {
  const { name, attributes } = tag;
  const { id, src = '', alt, width, height, title, 'data-island': island } = attributes;
  pushDefined(scan.ids, id);
  pushDefined(scan.islands, island);
  pushDefined(scan.inlineTexts, toInlineText(tag, html));
  for (const attribute in attributes) if (/^on[a-z]/.test(attribute)) scan.handlers.push(attribute);
  for (const attribute of shownAttributes) addWrongValue(scan, attributes[attribute], attribute);
  // An `alt` may be empty, and a title may not.
  if (name === 'img' && alt === undefined) scan.imagesWithoutAlt.push(src);
  if (name === 'iframe' && !title) scan.iframesWithoutTitle.push(src);
  // Without both, the text below moves when the image arrives.
  if (name === 'img' && (width === undefined || height === undefined))
    scan.imagesWithoutSize.push(src);
  pushDefined(scan.landmarks, toLandmark(tag));
}

function addWrongValue(scan: Collected, text: string | undefined, attribute?: string): void {
  const value = text === undefined ? undefined : wrongValueIn(text);
  if (value === undefined || text === undefined) return;
  scan.wrongValues.push({ value, text, ...(attribute !== undefined && { attribute }) });
}

type ReadPath = (href: string) => string;

/** Removes the base from paths. Adds those that lack it to a list. */
function pathReader(base: string, withoutBase: string[]): ReadPath {
  if (base === '') return (href) => href;
  return (href) => {
    if (!isPath(href)) return href;
    const path = pathBelow(href, base);
    if (path === undefined) withoutBase.push(href);
    return path ?? href;
  };
}

function toLandmark({ name, attributes }: OpenTag): Landmark | undefined {
  const role = roles[attributes['role'] ?? name];
  if (role === undefined) return undefined;
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = attributes;
  return { role, name: label ?? (labelledBy === undefined ? '' : `#${labelledBy}`) };
}

function pushDefined<Item>(list: Item[], item: Item | undefined): void {
  if (item !== undefined) list.push(item);
}

function addUrls(
  tag: OpenTag,
  { links, files, resources }: Collected,
  read: ReadPath,
  isInIsland: boolean,
): void {
  const { name, attributes, start, end } = tag;
  for (const [attribute, [list, directive]] of Object.entries(urlUsesOf(tag))) {
    const value = attributes[attribute];
    if (value === undefined) continue;
    const urls = urlsIn(attribute, value);
    if (list === 'links')
      links.push({ tag: name, attribute, value: read(value), start, end, isInIsland });
    if (list === 'files') files.push(...urls.map(read));
    if (directive) resources.push(...urls.map((url) => ({ tag: name, directive, url })));
  }
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

/** Where an element can be: its tag, and the elements around it. */
export interface Place {
  readonly tag: string;
  /** The place of the element around it. Undefined outside all elements. */
  readonly around: Place | undefined;
  readonly inner: Map<string, Place>;
  /** Whether an element in this place is known to stay there when a browser reads it, whatever the page. */
  isCorrect: boolean;
}

/** All places that this process has seen. Every page has much the same ones. */
const outside: Place = { tag: '', around: undefined, inner: new Map(), isCorrect: true };

/** Follows the tags of some HTML whose elements are all closed. */
class PlaceReader {
  #current = outside;

  open(tag: string, isEmpty: boolean): Place {
    const around = this.#current;
    const place = around.inner.get(tag) ?? { tag, around, inner: new Map(), isCorrect: false };
    around.inner.set(tag, place);
    if (!isEmpty) this.#current = place;
    return place;
  }

  close(): void {
    this.#current = this.#current.around ?? outside;
  }
}

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

/** What checks need to know of a piece of HTML, without the HTML. */
export interface Scan {
  readonly links: readonly ScannedLink[];
  readonly ids: readonly string[];
  readonly headings: readonly ScannedHeading[];
  /** Names of islands, in order, repeated as often as they stand. */
  readonly islands: readonly string[];
  /** Tags of elements with an inline style, which a content security policy would drop. */
  readonly inlineStyles: readonly string[];
  readonly inlineTexts: readonly InlineText[];
  /** `src` of pictures without an `alt`. */
  readonly picturesWithoutText: readonly string[];
}

const linkAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  form: 'action',
  button: 'formaction',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
  script: 'src',
};

/** Reads a piece of HTML once. */
export function scanHtml(html: string): Scan {
  const links: ScannedLink[] = [];
  const ids: string[] = [];
  const headings: ScannedHeading[] = [];
  const islands: string[] = [];
  const inlineStyles: string[] = [];
  const inlineTexts: InlineText[] = [];
  const picturesWithoutText: string[] = [];
  readTags(html, {
    onTag(tag) {
      const { id, style, alt, src = '', 'data-island': island } = tag.attributes;
      const link = toLink(tag);
      if (link) links.push(link);
      if (id !== undefined) ids.push(id);
      if (style !== undefined) inlineStyles.push(tag.name);
      if (island !== undefined) islands.push(island);
      const inline = toInlineText(tag, html);
      if (inline) inlineTexts.push(inline);
      if (tag.name === 'img' && alt === undefined) picturesWithoutText.push(src);
    },
    onHeading: (level, text) => headings.push({ level, text }),
  });
  const inline = { inlineStyles, inlineTexts };
  return { links, ids, headings, islands, ...inline, picturesWithoutText };
}

function toLink({ name, attributes, start, end }: OpenTag): ScannedLink | undefined {
  const attribute = linkAttributes[name];
  const value = attribute === undefined ? undefined : attributes[attribute];
  if (attribute === undefined || value === undefined) return undefined;
  return { tag: name, attribute, value, start, end };
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

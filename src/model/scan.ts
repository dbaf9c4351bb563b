import { Parser } from 'htmlparser2';

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

/** What checks need to know of a piece of HTML, without the HTML. */
export interface Scan {
  readonly links: readonly ScannedLink[];
  readonly ids: readonly string[];
  readonly headings: readonly ScannedHeading[];
  /** Names of islands, in order, repeated as often as they stand. */
  readonly islands: readonly string[];
  /** Tags of elements with an inline style, which a content security policy would drop. */
  readonly inlineStyles: readonly string[];
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
  const headings: { level: number; text: string }[] = [];
  const islands: string[] = [];
  const inlineStyles: string[] = [];
  const picturesWithoutText: string[] = [];
  let heading: { level: number; text: string } | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { id, style, 'data-island': island } = attributes;
      const link = toLink(tag, attributes);
      if (link) links.push({ ...link, start: parser.startIndex, end: parser.endIndex + 1 });
      if (id !== undefined) ids.push(id);
      if (style !== undefined) inlineStyles.push(tag);
      if (island !== undefined) islands.push(island);
      if (tag === 'img' && attributes['alt'] === undefined)
        picturesWithoutText.push(attributes['src'] ?? '');
      const level = levelOf(tag);
      if (level === undefined) return;
      heading = { level, text: '' };
      headings.push(heading);
    },
    ontext(text) {
      if (heading) heading.text += text;
    },
    onclosetag(tag) {
      if (levelOf(tag) !== undefined) heading = undefined;
    },
  });
  parser.end(html);
  return { links, ids, headings, islands, inlineStyles, picturesWithoutText };
}

function toLink(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Pick<ScannedLink, 'tag' | 'attribute' | 'value'> | undefined {
  const attribute = linkAttributes[tag];
  const value = attribute === undefined ? undefined : attributes[attribute];
  return attribute === undefined || value === undefined ? undefined : { tag, attribute, value };
}

function levelOf(tag: string): number | undefined {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined;
}

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
      const attribute = linkAttributes[tag];
      const value = attribute === undefined ? undefined : attributes[attribute];
      if (attribute !== undefined && value !== undefined)
        links.push({ tag, attribute, value, start: parser.startIndex, end: parser.endIndex + 1 });
      if (attributes['id'] !== undefined) ids.push(attributes['id']);
      if (attributes['style'] !== undefined) inlineStyles.push(tag);
      if (attributes['data-island'] !== undefined) islands.push(attributes['data-island']);
      if (tag === 'img' && attributes['alt'] === undefined)
        picturesWithoutText.push(attributes['src'] ?? '');
      if (/^h[1-6]$/.test(tag)) {
        heading = { level: Number(tag[1]), text: '' };
        headings.push(heading);
      }
    },
    ontext(text) {
      if (heading) heading.text += text;
    },
    onclosetag(tag) {
      if (/^h[1-6]$/.test(tag)) heading = undefined;
    },
  });
  parser.end(html);
  return { links, ids, headings, islands, inlineStyles, picturesWithoutText };
}

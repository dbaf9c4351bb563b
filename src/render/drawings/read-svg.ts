import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/html.ts';

/** An SVG file, without what only drawing tools read. */
export interface SvgText {
  /** Undefined if it has none. */
  readonly title: string | undefined;
  readonly viewBox: ViewBox;
  /** Its elements as markup, without the title and the style. */
  readonly shapes: string;
  readonly style: string;
  /** The ids of its elements, with their lines. */
  readonly ids: ReadonlyMap<string, number>;
  readonly faults: readonly SvgFault[];
}

/** Why pages cannot show an SVG file. */
export interface SvgFault {
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** Reads the text of an SVG file. Messages call it by its name: `This drawing`. */
export function readSvg(name: string, text: string): SvgText {
  const reader = new SvgReader(name, text);
  const parser = new Parser(reader, { xmlMode: true });
  reader.offsets = () => [parser.startIndex, parser.endIndex + 1];
  parser.end(text);
  return reader.result();
}

/** Such as `0 0 420 228`. Undefined if it is something else. */
export function toViewBox(text: string): ViewBox | undefined {
  const [left, top, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = more.length === 0 && Number.isFinite(left) && Number.isFinite(top);
  if (!isBox || !(Number(width) > 0 && Number(height) > 0)) return undefined;
  return [Number(left), Number(top), Number(width), Number(height)];
}

type Attributes = Readonly<Record<string, string>>;

const unsafe = new Set(['script', 'foreignObject', 'iframe', 'a', 'image', 'feImage']);

/** What the parser calls for each part of the file, in order. */
class SvgReader {
  /** Where the part that is being read starts and ends. */
  offsets = (): readonly [start: number, end: number] => [0, 0];
  readonly #name: string;
  readonly #text: string;
  readonly #open: { readonly name: string; readonly line: number }[] = [];
  readonly #faults: SvgFault[] = [];
  readonly #ids = new Map<string, number>();
  #root: Attributes | undefined;
  #title: string | undefined;
  #style = '';
  #shapes = '';
  /** Whether the last tag lacks its `>`: it may close itself. */
  #isTagOpen = false;

  constructor(name: string, text: string) {
    this.#name = name;
    this.#text = text;
  }

  onopentag(name: string, attributes: Attributes): void {
    const line = this.#line();
    this.#open.push({ name, line });
    if (this.#open.length === 1) {
      if (name !== 'svg') this.#notSvg(`its first element is <${name}>`);
      this.#root = attributes;
    }
    if (unsafe.has(name))
      this.#fault(`has a <${name}>, and a drawing can contain only shapes and text.`, 'Remove it.');
    const kept = Object.entries(attributes).flatMap((attribute) => this.#kept(...attribute));
    if (this.#open.length === 1 || this.#isSkipped()) return;
    this.#endTag();
    this.#shapes += `<${name}${kept.join('')}`;
    this.#isTagOpen = true;
  }

  ontext(text: string): void {
    const [, inner] = this.#open;
    if (inner?.name === 'title') this.#title = `${this.#title ?? ''}${text}`;
    if (this.#open.at(-1)?.name === 'style') this.#style += text;
    if (this.#open.length < 2 || this.#isSkipped() || /^\s*$/.test(text)) return;
    this.#endTag();
    this.#shapes += escapeText(text.replace(/\s+/g, ' '));
  }

  onclosetag(name: string, isImplied: boolean): void {
    const line = this.#open.at(-1)?.line ?? 1;
    if (isImplied && !this.#text.slice(...this.offsets()).endsWith('/>'))
      this.#faults.push({
        line,
        message: `${this.#name} has a <${name}> that is not closed.`,
        hint: `Close it with </${name}>, or with />.`,
      });
    if (name === 'style') this.#checkReferences(name, this.#style);
    const isShape = this.#open.length > 1 && !this.#isSkipped();
    this.#open.pop();
    if (!isShape) return;
    this.#shapes += this.#isTagOpen ? '/>' : `</${name}>`;
    this.#isTagOpen = false;
  }

  result(): SvgText {
    const { viewBox = '', width = '', height = '' } = this.#root ?? {};
    if (!this.#root) this.#notSvg('it has no elements');
    const box = toViewBox(viewBox) ?? toViewBox(`0 0 ${parseFloat(width)} ${parseFloat(height)}`);
    if (this.#root && !box)
      this.#faults.push({
        line: 1,
        message: `${this.#name} has no viewBox, and no width and height either.`,
        hint: 'Add one to its <svg>, such as viewBox="0 0 300 200".',
      });
    const own = Object.entries(this.#root ?? {})
      .filter(([name]) => !ofRoot.test(name))
      .flatMap((attribute) => this.#kept(...attribute));
    const all = own.length > 0 ? `<g${own.join('')}>${this.#shapes}</g>` : this.#shapes;
    return {
      title: this.#title?.replace(/\s+/g, ' ').trim(),
      viewBox: box ?? [0, 0, 1, 1],
      // A page would only have more problems with it.
      shapes: this.#faults.length > 0 ? '' : all,
      style: this.#style.trim(),
      ids: this.#ids,
      faults: this.#faults,
    };
  }

  /** An attribute as markup. None if only a drawing tool reads it. */
  #kept(name: string, value: string): readonly string[] {
    const plain = name.replace(/^xlink:(?=href$)/, '');
    if (plain.includes(':')) return [];
    if (/^on/i.test(plain))
      this.#fault(
        `has the event handler ${plain}, which would be code in the page.`,
        'Remove it. Scripts belong in a .client.ts file.',
      );
    this.#checkReferences(plain, value);
    if (plain === 'id' && this.#open.length !== 1) this.#addId(value);
    return [` ${plain}="${escapeHtml(value)}"`];
  }

  #addId(id: string): void {
    if (this.#ids.has(id)) this.#fault(`has the id "${id}" more than once.`, 'Rename one of them.');
    else this.#ids.set(id, this.#line());
  }

  #checkReferences(name: string, value: string): void {
    const targets = [...value.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g)].map(
      ([, url, sheet]) => url ?? sheet ?? '',
    );
    if (/^(href|src)$/.test(name)) targets.push(value);
    const outside = targets.find((target) => !target.startsWith('#'));
    if (outside === undefined) return;
    const shown = outside.length > 60 ? `${outside.slice(0, 60)}…` : outside;
    this.#fault(
      `refers to "${shown}", which is not in the file.`,
      'Draw it in the file itself: a drawing loads no other file.',
    );
  }

  #fault(what: string, hint: string): void {
    this.#faults.push({ line: this.#line(), message: `${this.#name} ${what}`, hint });
  }

  #notSvg(why: string): void {
    this.#faults.push({
      line: this.#line(),
      message: `${this.#name} is not SVG: ${why}.`,
      hint: 'Export it again from the drawing tool, as SVG.',
    });
  }

  /** Whether the innermost element is in one that pages do not show: its title, a style, or something of a drawing tool. */
  #isSkipped(): boolean {
    return this.#open.some(
      ({ name }, depth) =>
        /^(style|metadata)$|:/.test(name) || (depth === 1 && /^(title|desc)$/.test(name)),
    );
  }

  #endTag(): void {
    if (this.#isTagOpen) this.#shapes += '>';
    this.#isTagOpen = false;
  }

  #line(): number {
    return this.#text.slice(0, this.offsets()[0]).split('\n').length;
  }
}

/** Attributes of the root that the page or the joined file sets itself. The others are inherited by its shapes. */
const ofRoot =
  /^(xmlns|version|id|x|y|width|height|viewBox|preserveAspectRatio|role|enable-background|baseProfile)$|^aria-|:/;

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escapeHtml);
}

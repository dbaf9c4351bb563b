import { quoted } from '../../core/problem.ts';
import { isEmpty, type OpenTag, readHtml } from '../../render/html/read-html.ts';
import type { CheckedDocument, PageFault, PageRule } from '../rule.ts';
import { attributeFaults } from './valid-attributes.ts';

/** Every link, button, and field has a name, and each reference from one element to another leads somewhere. */
export const accessibleNames: PageRule<CheckedDocument> = ({ html }) => {
  const reader = new NameReader();
  readHtml(html, {
    onOpen: (tag) => reader.open(tag),
    onText: (text) => reader.text(text),
    onClose: () => reader.close(),
  });
  const { faults, ids, labeled, fields, references } = reader;
  return [
    ...faults,
    ...fields
      .filter(({ attributes: { id = '' } }) => !labeled.has(id))
      .map(({ name, attributes: { id, name: key, type } }) => ({
        needles: [...quoted(id ?? key ?? ''), `<${name}`],
        message: `${name === 'input' ? 'An' : 'A'} <${name}${type === undefined ? '' : ` type="${type}"`}> has no label.`,
        hint: 'Put it into a <label>, or give it an id and a <label> with `htmlFor`.',
      })),
    ...references
      .filter(({ id }) => !ids.has(id))
      .map(({ attribute, id }) => ({
        needles: [...quoted(id), `${attribute}=`],
        message: `${attribute}="${id}" matches no id.`,
        hint: 'Correct it, or give the element that it means this id.',
      })),
  ];
};

/** An element whose text is its name. */
interface Named {
  readonly tag: OpenTag;
  readonly depth: number;
  isNamed: boolean;
}

interface Reference {
  readonly attribute: string;
  readonly id: string;
}

const fieldTags = /^(?:input|select|textarea)$/;
const unlabeledTypes = /^(?:hidden|submit|reset|button|image)$/i;

/** Reads what a document says about the names of its elements. Whatever is hidden from screen readers is left out. */
class NameReader {
  readonly faults: PageFault[] = [];
  readonly ids = new Set<string>();
  /** The ids of the fields that a `<label>` names. */
  readonly labeled = new Set<string>();
  /** The fields without a name of their own. */
  readonly fields: OpenTag[] = [];
  readonly references: Reference[] = [];
  readonly #open: Named[] = [];
  #depth = 0;
  #hiddenFrom = Number.POSITIVE_INFINITY;

  open(tag: OpenTag): void {
    const { id } = tag.attributes;
    if (id !== undefined) this.ids.add(id);
    if (!isEmpty(tag)) this.#depth += 1;
    const isHidden = tag.attributes['aria-hidden'] === 'true';
    if (isHidden && !isEmpty(tag)) this.#hiddenFrom = Math.min(this.#hiddenFrom, this.#depth);
    if (!isHidden && this.#hiddenFrom > this.#depth) this.#openShown(tag);
  }

  #openShown(tag: OpenTag): void {
    const { name, attributes } = tag;
    const isNamed = hasName(tag);
    if (isNamed) this.#nameOpen();
    this.references.push(...referencesOf(tag));
    if (name === 'label' && attributes['for'] !== undefined) this.labeled.add(attributes['for']);
    const isLabeled = isNamed || this.#open.some((each) => each.tag.name === 'label');
    if (isField(tag) && !isLabeled) this.fields.push(tag);
    this.faults.push(...attributeFaults(tag));
    if (isPlainAnchor(tag)) this.faults.push(noTarget);
    if (isLink(tag) || /^(?:button|label|h[1-6])$/.test(name))
      this.#open.push({ tag, depth: this.#depth, isNamed });
  }

  text(text: string): void {
    if (this.#hiddenFrom > this.#depth && text.trim() !== '') this.#nameOpen();
  }

  close(): void {
    const last = this.#open.at(-1);
    if (last?.depth === this.#depth) {
      this.#open.pop();
      if (!last.isNamed) this.faults.push(nameless(last.tag));
    }
    this.#depth -= 1;
    if (this.#hiddenFrom > this.#depth) this.#hiddenFrom = Number.POSITIVE_INFINITY;
  }

  #nameOpen(): void {
    for (const each of this.#open) each.isNamed = true;
  }
}

function isField({ name, attributes: { type = '' } }: OpenTag): boolean {
  return fieldTags.test(name) && !unlabeledTypes.test(type);
}

function hasName({ attributes }: OpenTag): boolean {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, title, alt } = attributes;
  return [label, labelledBy, title, alt].some((text) => text !== undefined && text.trim() !== '');
}

function isLink({ name, attributes }: OpenTag): boolean {
  return name === 'a' && 'href' in attributes;
}

/** Neither a link nor a target of one. */
function isPlainAnchor({ name, attributes }: OpenTag): boolean {
  return name === 'a' && !['href', 'id', 'name', 'role'].some((each) => each in attributes);
}

const noTarget: PageFault = {
  needles: ['<a>', '<a '],
  message: 'An <a> has no href, so it is not a link.',
  hint: 'Give it an href, or use a <button> for what happens on the page.',
};

/** A dialog or a menu may name an element that is there only while it is open. */
function referencesOf({ name, attributes }: OpenTag): readonly Reference[] {
  return ['for', 'aria-labelledby', 'aria-describedby'].flatMap((attribute) => {
    if (attribute === 'for' && name !== 'label') return [];
    const ids = attributes[attribute]?.split(/\s+/).filter((id) => id !== '') ?? [];
    return ids.map((id) => ({ attribute: attribute === 'for' ? 'htmlFor' : attribute, id }));
  });
}

function nameless({ name, attributes: { href = '' } }: OpenTag): PageFault {
  if (name === 'label')
    return {
      needles: ['<label'],
      message: 'A <label> is empty.',
      hint: 'Write what the field is for, or remove the label.',
    };
  if (/^h\d$/.test(name))
    return {
      needles: [`<${name}`],
      message: `An <${name}> has no text.`,
      hint: 'Write what it is about, or remove it. The component of a [slug].tsx module gets its entry as `entry`.',
    };
  return {
    needles: name === 'a' ? [...quoted(href), '<a'] : [`<${name}`],
    message: name === 'a' ? `The link to "${href}" has no text.` : `A <${name}> has no text.`,
    hint: 'Write what it does, give its image an `alt`, or give it an aria-label.',
  };
}

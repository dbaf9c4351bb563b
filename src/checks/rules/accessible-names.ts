import { quoted } from '../../core/problem.ts';
import { isEmpty, type OpenTag, readHtml } from '../../render/html/read-html.ts';
import type { CheckedDocument, PageFault, PageRule } from '../rule.ts';

/** Every link, button, and field has a name, and each reference from one element to another leads somewhere. */
export const accessibleNames: PageRule<CheckedDocument> = ({ html }) => {
  const { faults, ids, labeled, fields, references } = readControls(html);
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

/** What a document says about the names of its elements. Whatever is hidden from screen readers is left out. */
function readControls(html: string) {
  const faults: PageFault[] = [];
  const ids = new Set<string>();
  const labeled = new Set<string>();
  const fields: OpenTag[] = [];
  const references: Reference[] = [];
  const open: Named[] = [];
  let depth = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;
  const nameAll = (): void => {
    for (const each of open) each.isNamed = true;
  };
  readHtml(html, {
    onOpen(tag) {
      const { name, attributes } = tag;
      if (attributes['id'] !== undefined) ids.add(attributes['id']);
      if (!isEmpty(tag)) depth += 1;
      const isHidden = attributes['aria-hidden'] === 'true';
      if (isHidden && !isEmpty(tag)) hiddenFrom = Math.min(hiddenFrom, depth);
      if (isHidden || hiddenFrom <= depth) return;
      const isNamed = hasName(tag);
      if (isNamed) nameAll();
      references.push(...referencesOf(tag));
      if (name === 'label' && attributes['for'] !== undefined) labeled.add(attributes['for']);
      if (fieldTags.test(name) && !unlabeledTypes.test(attributes['type'] ?? '') && !isNamed)
        if (!open.some((each) => each.tag.name === 'label')) fields.push(tag);
      if (isPlainAnchor(tag)) faults.push(noTarget);
      if (isLink(tag) || /^(?:button|label)$/.test(name)) open.push({ tag, depth, isNamed });
    },
    onText(text) {
      if (hiddenFrom > depth && text.trim() !== '') nameAll();
    },
    onClose() {
      const last = open.at(-1);
      if (last?.depth === depth) {
        open.pop();
        if (!last.isNamed) faults.push(nameless(last.tag));
      }
      depth -= 1;
      if (hiddenFrom > depth) hiddenFrom = Number.POSITIVE_INFINITY;
    },
  });
  return { faults, ids, labeled, fields, references };
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
  return {
    needles: name === 'a' ? [...quoted(href), '<a'] : [`<${name}`],
    message: name === 'a' ? `The link to "${href}" has no text.` : `A <${name}> has no text.`,
    hint: 'Write what it does, give its image an `alt`, or give it an aria-label.',
  };
}

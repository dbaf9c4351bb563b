/** What a template is filled in with. */
export interface NewPage {
  readonly address: string;
  /** The heading. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs after Home; the page itself is last. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
}

/** For sites without a template of their own. It has no text: a site may limit how similar its pages are. */
export const plainTemplate = `import type { PageMeta } from '#authoring';

export const meta: PageMeta = __META__;

export default function __COMPONENT__() {
  return <h1>__TEXT__</h1>;
}
`;

/**
 * The code of a page module. In a template, `__META__` is the object, `__COMPONENT__` the name of the
 * component, `__TEXT__` and `__ATTRIBUTE__` the heading as JSX text and as an attribute, and `__ROOT__`
 * the relative path of the folder of pages.
 */
export function renderPageTemplate(page: NewPage, template: string): string {
  const { address, name } = page;
  const depth = address.split('/').length - 2;
  const parts: Readonly<Record<string, string>> = {
    META: metaCode(page),
    COMPONENT: componentName(address),
    TEXT: isPlain(name) ? name : `{${literal(name)}}`,
    ATTRIBUTE: isPlain(name) ? `"${name}"` : `{${literal(name)}}`,
    ROOT: depth === 0 ? '.' : Array.from({ length: depth }, () => '..').join('/'),
  };
  return template.replace(/__([A-Z]+)__/g, (whole, part: string) => parts[part] ?? whole);
}

function metaCode({ title, description, trail }: NewPage): string {
  const steps = trail.map(({ name, url }) => `{ name: ${literal(name)}, url: ${literal(url)} }`);
  const lines = [
    field('title', literal(title)),
    field('description', literal(description)),
    `  schemaType: 'WebPage',`,
    list('breadcrumbs', steps),
  ];
  return `{\n${lines.join('\n')}\n}`;
}

const lineWidth = 100;

/** Breaks a line that is too long as a formatter does. */
function field(name: string, value: string): string {
  const line = `  ${name}: ${value},`;
  return line.length <= lineWidth ? line : `  ${name}:\n    ${value},`;
}

function list(name: string, items: readonly string[]): string {
  const line = `  ${name}: [${items.join(', ')}],`;
  // Several objects are easier to read on lines of their own.
  if (items.length === 1 && line.length <= lineWidth) return line;
  return `  ${name}: [\n${items.map((item) => `    ${item},\n`).join('')}  ],`;
}

/** A string literal, in single quotes unless the text has some. */
function literal(text: string): string {
  const inQuotes = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return inQuotes;
  return `'${inQuotes.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Whether the text needs no escaping in JSX. */
function isPlain(text: string): boolean {
  return (
    /^[^{}<>&"'\\\p{Cc}\u2028\u2029]+$/u.test(text) && text.trim() === text && !/\s\s/.test(text)
  );
}

/** `/guides/3d-printing` -> `Page3dPrinting`. */
function componentName(address: string): string {
  const words = (address.split('/').at(-1) ?? '').split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(name) ? `Page${name}` : name;
}

/** What a page from a template is to say of itself. */
export interface NewPage {
  readonly address: string;
  /** Its heading. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** After Home, itself last. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
}

/** For sites that bring no template of their own. It says nothing twice: a site may limit how alike its pages are. */
export const plainTemplate = `import type { PageMeta } from '#authoring';

export const meta: PageMeta = __META__;

export default function __COMPONENT__() {
  return <h1>__TEXT__</h1>;
}
`;

/**
 * The code of a page module. A template has `__META__` for the object, `__COMPONENT__` for a name,
 * `__TEXT__` and `__ATTRIBUTE__` for the heading between tags and as a value, and `__ROOT__` for the
 * folder of pages as seen from the module.
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

/** As formatters break it. */
function field(name: string, value: string): string {
  const line = `  ${name}: ${value},`;
  return line.length <= lineWidth ? line : `  ${name}:\n    ${value},`;
}

function list(name: string, items: readonly string[]): string {
  const line = `  ${name}: [${items.join(', ')}],`;
  // Objects beside each other are read worse than below each other.
  if (items.length === 1 && line.length <= lineWidth) return line;
  return `  ${name}: [\n${items.map((item) => `    ${item},\n`).join('')}  ],`;
}

/** A text as code: in single quotes, unless it has some. */
function literal(text: string): string {
  if (text.includes("'") && !text.includes('"')) return escaped(text);
  return `'${escaped(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function escaped(text: string): string {
  return JSON.stringify(text).replace(
    /[\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
  );
}

/** Whether JSX takes it as it is, between tags and in quotes. */
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

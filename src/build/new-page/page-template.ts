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

/** The code of a page module. `docs/commands.md` lists the placeholders. */
export function fillTemplate(template: string, page: NewPage): string {
  const { address, name } = page;
  const depth = address.split('/').length - 2;
  const parts: Readonly<Record<string, string>> = {
    META: metaCode(page),
    COMPONENT: componentName(address),
    TEXT: isPlain.test(name) ? name : `{${literal(name)}}`,
    ATTRIBUTE: isPlain.test(name) ? `"${name}"` : `{${literal(name)}}`,
    ROOT: depth === 0 ? '.' : Array(depth).fill('..').join('/'),
  };
  return template.replace(/__([A-Z]+)__/g, (whole, part: string) => parts[part] ?? whole);
}

/** As a formatter writes it. */
function metaCode({ title, description, trail }: NewPage): string {
  const steps = trail.map(({ name, url }) => `{ name: ${literal(name)}, url: ${literal(url)} }`);
  const breadcrumbs = `  breadcrumbs: [${steps.join(', ')}],`;
  const isShort = steps.length === 1 && breadcrumbs.length <= lineWidth;
  return `{
${field('title', title)}
${field('description', description)}
  schemaType: 'WebPage',
${isShort ? breadcrumbs : `  breadcrumbs: [\n${steps.map((step) => `    ${step},\n`).join('')}  ],`}
}`;
}

const lineWidth = 100;

function field(name: string, text: string): string {
  const line = `  ${name}: ${literal(text)},`;
  return line.length <= lineWidth ? line : `  ${name}:\n    ${literal(text)},`;
}

/** A string literal, in single quotes unless the text has some. */
function literal(text: string): string {
  const inQuotes = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return inQuotes;
  return `'${inQuotes.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A text that needs no escaping in JSX. */
const isPlain = /^(?!\s|.*\s\s)[^{}<>&"'\\\p{Cc}\u2028\u2029]+(?<!\s)$/u;

/** `/guides/3d-printing` -> `Page3dPrinting`. */
function componentName(address: string): string {
  const name = address
    .replace(/^.*\//, '')
    .replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `Page${name}` : name;
}

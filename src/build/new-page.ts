import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from '../core/problem.ts';
import { siteFile, templateFile } from '../core/sources.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { RouteTable } from '../routes/route.ts';
import { routeTypesFile, writeRouteTypes } from '../routes/route-types.ts';
import { openSiteAlone } from './open-site.ts';

interface NewPageRequest extends Pick<NewPage, 'address'> {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Writes a page module that passes every check once a page links to it, and returns its file. Never overwrites a file. */
export async function createPage(options: SiteOptions, request: NewPageRequest): Promise<string> {
  const { pages: folder } = options;
  assertAddress(request.address, folder);
  const { table } = await openSiteAlone(options);
  const page = toPage(request, table);
  assertUnique(page, table, folder);
  const file = join(folder, `${page.address.slice(1)}.tsx`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fillTemplate(templateOf(folder), page), { flag: 'wx' });
  if (existsSync(join(folder, routeTypesFile)))
    writeRouteTypes((await openSiteAlone(options)).table, options);
  return file;
}

function refuse(file: string, message: string, hint: string): never {
  throw new SiteError([{ file, message, hint }]);
}

function assertAddress(address: string, folder: string): void {
  const parts = address.slice(1).split('/');
  const bad = parts.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  if (bad !== undefined)
    refuse(
      folder,
      `"${bad}" cannot be part of an address.`,
      'Write it in lower-case letters, digits and single hyphens: /gift-wrapping.',
    );
  if (parts.at(-1) !== 'index') return;
  const parent = address.replace(/(\/index)+$/, '');
  refuse(
    folder,
    `A page named index has the address of its folder: ${parent || '/'}.`,
    parent === '' ? 'Edit the home page instead.' : `Write ${parent} instead.`,
  );
}

/** In search results, two pages with one title look the same. */
function assertUnique(made: NewPage, { routes, redirects }: RouteTable, folder: string): void {
  const { address } = made;
  const alias = [...redirects.values()].find(({ from }) => from.toLowerCase() === address);
  if (alias)
    refuse(
      join(folder, alias.file),
      `${address} is an old address, which leads to ${alias.to}.`,
      'Remove it there first, or choose another address.',
    );
  const own = routes.get(address)?.page.file;
  if (own !== undefined)
    refuse(
      join(folder, own),
      `${address} is the address of this page.`,
      'Edit it, or choose another address.',
    );
  for (const { address: other, page, meta } of routes.values())
    for (const flag of ['title', 'description'] as const)
      if (made[flag] === meta[flag])
        refuse(
          join(folder, page.file),
          `${other} has the same ${flag}: "${meta[flag]}".`,
          `Give the new page a different ${flag} with --${flag}.`,
        );
}

/** The site's own template, or one with the site's own name of the generator: `#authoring`, or the package. */
function templateOf(folder: string): string {
  const template = join(folder, templateFile);
  if (existsSync(template)) return readFileSync(template, 'utf8');
  const text = readFileSync(join(folder, siteFile), 'utf8');
  const [, , name = '#authoring'] = /\bdefineSite\b[^;]*?\bfrom\s*(['"])(.*?)\1/.exec(text) ?? [];
  return plainTemplate.replace('#authoring', name);
}

function toPage(request: NewPageRequest, { routes }: RouteTable): NewPage {
  const { address } = request;
  const name = request.title?.replace(/ \|.*$/, '') ?? nameFrom(address);
  const parts = address.slice(1).split('/');
  const parents = parts.slice(0, -1).flatMap((_, index) => {
    const url = `/${parts.slice(0, index + 1).join('/')}`;
    const meta = routes.get(url)?.meta;
    return meta ? [{ name: meta.breadcrumbs?.at(-1)?.name ?? nameFrom(url), url }] : [];
  });
  const {
    title = name,
    description = `${name}: what it is, what it costs, how to get it, and where to ask.`,
  } = request;
  return { address, name, title, description, trail: [...parents, { name, url: address }] };
}

/** `/guides/gift-wrapping` -> `Gift wrapping`. */
function nameFrom(address: string): string {
  const words = address.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The values for the placeholders of a template. */
interface NewPage {
  readonly address: string;
  /** The heading. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Breadcrumbs after Home; the page itself is last. */
  readonly trail: readonly { readonly name: string; readonly url: string }[];
}

/** For sites without a template of their own. It has no text: a site may limit how similar its pages are. */
const plainTemplate = `import type { PageMeta } from '#authoring';

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

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SiteError } from '../../core/problems/problem.ts';
import { siteFile, templateFile } from '../../core/sources.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import type { RouteTable } from '../../routes/route.ts';
import { routeTypesFile, writeRouteTypes } from '../../routes/route-types.ts';
import { openSiteAlone } from '../open-site.ts';
import { type NewPage, plainTemplate, renderPageTemplate } from './page-template.ts';

interface NewPageRequest {
  readonly address: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Writes a page module that passes every check once a page links to it, and returns its file. Never overwrites a file. */
export async function createPage(options: SiteOptions, request: NewPageRequest): Promise<string> {
  const { address } = request;
  const badPart = address
    .slice(1)
    .split('/')
    .find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  if (badPart !== undefined)
    throw pageError(
      options.pages,
      `"${badPart}" cannot be part of an address.`,
      'Write it in lower-case letters, digits and single hyphens: /gift-wrapping.',
    );
  if (address.endsWith('/index')) {
    const folder = address.replace(/(\/index)+$/, '');
    throw pageError(
      options.pages,
      `A page named index has the address of its folder: ${folder || '/'}.`,
      folder === '' ? 'Edit the home page instead.' : `Write ${folder} instead.`,
    );
  }
  const { definition, table } = await openSiteAlone(options);
  assertAddressFree(address, table, options.pages);
  const page = toPage(request, definition.name, table);
  assertUniqueMeta(page, table, options.pages);
  const file = join(options.pages, `${address.slice(1)}.tsx`);
  const template = join(options.pages, templateFile);
  const text = existsSync(template)
    ? readFileSync(template, 'utf8')
    : plainTemplateOf(options.pages);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, renderPageTemplate(page, text), { flag: 'wx' });
  if (existsSync(join(options.pages, routeTypesFile)))
    writeRouteTypes((await openSiteAlone(options)).table, options);
  return file;
}

/** With the site's own name of the generator: `#authoring`, or the package. */
function plainTemplateOf(folder: string): string {
  const text = readFileSync(join(folder, siteFile), 'utf8');
  const [, , name] = /\bdefineSite\b[^;]*?\bfrom\s*(['"])(.*?)\1/.exec(text) ?? [];
  return name === undefined ? plainTemplate : plainTemplate.replace('#authoring', name);
}

function pageError(file: string, message: string, hint: string): SiteError {
  return new SiteError([{ file, message, hint }]);
}

function assertAddressFree(
  address: string,
  { routes, redirects }: RouteTable,
  folder: string,
): void {
  const key = address.toLowerCase();
  const alias = [...redirects.values()].find(({ from }) => from.toLowerCase() === key);
  const file = routes.get(address)?.page.file ?? alias?.file;
  if (file === undefined) return;
  throw pageError(
    join(folder, file),
    `${address} is ${alias ? `an alias of ${alias.to}` : 'the address of this page'}.`,
    alias
      ? 'Take the alias out of its meta first, or choose another address.'
      : 'Edit it, or choose another address.',
  );
}

/** In search results, two pages with one title look the same. */
function assertUniqueMeta(
  { title, description }: NewPage,
  { routes }: RouteTable,
  folder: string,
): void {
  for (const { address, page, meta } of routes.values())
    for (const [flag, ours, theirs] of [
      ['title', title, meta.title],
      ['description', description, meta.description],
    ] as const)
      if (ours === theirs)
        throw pageError(
          join(folder, page.file),
          `${address} has the same ${flag}: "${ours}".`,
          `Give the new page another one with --${flag}.`,
        );
}

function toPage(request: NewPageRequest, siteName: string, { routes }: RouteTable): NewPage {
  const { address, title, description } = request;
  const name = title?.replace(/ \|.*$/, '') ?? titleFromAddress(address);
  const parts = address.slice(1).split('/');
  const parents = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return {
    address,
    name,
    title: title ?? firstThatFits([`${name} | ${siteName}`, name], titleLength),
    description: description ?? firstThatFits(descriptions(name, siteName), descriptionLength),
    trail: [
      ...parents.flatMap((url) => {
        const meta = routes.get(url)?.meta;
        return meta ? [{ name: meta.breadcrumbs?.at(-1)?.name ?? titleFromAddress(url), url }] : [];
      }),
      { name, url: address },
    ],
  };
}

/** `/guides/gift-wrapping` -> `Gift wrapping`. */
function titleFromAddress(address: string): string {
  const words = (address.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Search engines cut off longer texts. */
const titleLength = 60;
const descriptionLength = 160;

function descriptions(name: string, siteName: string): readonly string[] {
  const rest = 'what it is, what it costs, how to get it, and where to ask';
  return [`${name} at ${siteName}: ${rest}.`, `${name}: ${rest}.`];
}

function firstThatFits(texts: readonly string[], length: number): string {
  return texts.find((text) => text.length <= length) ?? texts.at(-1) ?? '';
}

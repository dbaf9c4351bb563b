import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Text by path in the pages folder; null leaves a file of the smallest site out. */
export type SiteFiles = Readonly<Record<string, string | null>>;

/** A site in test/.tmp, for one test only. */
export interface SiteFolder {
  readonly root: string;
  /** The folder of page modules. */
  readonly pages: string;
  /** The output folder. */
  readonly out: string;
  readonly write: (files: SiteFiles) => void;
}

export interface PageText {
  /** JSX after the h1. */
  readonly body?: string;
  /** More fields of the page's meta, as source text. */
  readonly meta?: string;
  /** Statements before everything else, on one line. */
  readonly imports?: string;
}

const temporary = resolve('test/.tmp/generator');

/** The smallest site, with some files added, changed, or removed. */
export function siteFolder(files: SiteFiles = {}, name = 'site'): SiteFolder {
  const root = mkdtempSync(join(temporaryFolder(), `${name}-`));
  const pages = join(root, 'pages');
  const write = (texts: SiteFiles): void => {
    for (const [path, text] of Object.entries(texts)) put(join(pages, path), text);
  };
  write({ '_site.tsx': siteText(), 'index.tsx': pageText('Home'), ...files });
  return { root, pages, out: join(root, 'dist'), write };
}

/** A page module: line 1 imports, line 2 has the meta, line 4 the h1, line 5 the body. */
export function pageText(
  title: string,
  { body = '', meta = '', imports = '' }: PageText = {},
): string {
  return `import { Island, Link } from '#authoring';${imports}
export const meta = { title: ${JSON.stringify(title)}, description: ${JSON.stringify(`About ${title}.`)}, schemaType: 'WebPage', ${meta} };
export default function Page() {
  return <><h1>{meta.title}</h1>
${body}
</>; }
`;
}

/** A module of many pages: line 1 has the entries, line 2 the meta, line 3 the component with this body. */
export function manyText(entries: string, body = '<h1>{entry.slug}</h1>'): string {
  return `export const entries = ${entries};
export const meta = ({ slug }) => ({ title: slug, description: slug });
export default ({ entry }) => ${body};
`;
}

/** A home page that links to these addresses: `check` reports pages that nothing links to. */
export function homeTo(...addresses: readonly string[]): SiteFiles {
  const body = addresses.map((address) => `<Link href="${address}">${address}</Link>`).join('');
  return { 'index.tsx': pageText('Home', { body }) };
}

/** The definition of a site: `layout` is the JSX around \`{children}\`, \`more\` are additional fields. */
export function siteText({
  layout = '<main>{children}</main>',
  more = '',
  imports = '',
}: {
  readonly layout?: string;
  readonly more?: string;
  readonly imports?: string;
} = {}): string {
  return `import { defineSite, Island, Link, useBuildDate, useRoutes } from '#authoring';${imports}
export default defineSite({ origin: 'https://store.example', name: 'Store', language: 'en',
Layout({ children }) { return <>
${layout}
</>; }, ${more} });
`;
}

/** Files of a failed test can be inspected for an hour. */
function temporaryFolder(): string {
  if (isTidy) return temporary;
  isTidy = true;
  mkdirSync(temporary, { recursive: true });
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(temporary)) {
    const path = join(temporary, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && stat.mtimeMs < anHourAgo) rmSync(path, { recursive: true, force: true });
  }
  return temporary;
}

let isTidy = false;

function put(file: string, text: string | null): void {
  mkdirSync(dirname(file), { recursive: true });
  if (text === null) rmSync(file, { recursive: true, force: true });
  else writeFileSync(file, text);
}

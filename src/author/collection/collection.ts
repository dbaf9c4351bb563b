import { isMarkdown, slugOfMarkdown } from '../../core/markdown-path.ts';
import type { PageEntry } from '../definition/page.ts';
import type { Problem } from '../definition/views.ts';
import type { ListedMarkdown, MarkdownHeading } from './markdown-file.ts';

/** What a schema says of a value: https://standardschema.dev. */
type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** What is wrong with a value. */
interface SchemaIssue {
  /** A sentence. */
  readonly message: string;
  /** The keys that lead to the wrong value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A schema of Zod, Valibot, ArkType, or any other library that follows Standard Schema. */
export interface Schema<Output> {
  /** How these libraries agree to be called. */
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}

/** The options of `collection`. */
export interface CollectionOptions<Data> {
  /** The folder of the Markdown files, relative to the module, as text in the call. */
  readonly folder: string;
  /** What the front matter must be, and what it becomes. Without a schema, it is used as it is. */
  readonly schema?: Schema<Data>;
  /**
   * The URL of the folder in a repository, if its documents link to files that are not in the collection:
   * these links then lead there.
   */
  readonly elsewhere?: `https://${string}`;
}

/** A Markdown file, which `[slug].tsx` turns into a page and `<Markdown>` shows. */
export interface CollectionEntry<Data> extends PageEntry {
  /** Relative to the pages folder. */
  readonly file: string;
  /** Its front matter, as the schema returns it. */
  readonly data: Data;
  /** Its headings, in order. */
  readonly headings: readonly MarkdownHeading[];
  /** Its text, for `<Markdown>`. */
  readonly content: Pick<ListedMarkdown, 'pieces' | 'images'> & {
    /** Where relative links lead: a URL, or the slug of another entry. */
    readonly targets: ReadonlyMap<string, string>;
  };
}

declare const SITE_SHOWS_DRAFTS: boolean | undefined;

/**
 * The Markdown files of a folder and of the folders in it, in the order of their paths. The slug of an
 * entry is its path in lower case. A file with `draft: true` is an entry only in `watch` and in
 * `build --preview`. Names that begin with `_` are left out.
 */
export function collection<Data = Readonly<Record<string, unknown>>>(
  options: CollectionOptions<Data>,
): readonly CollectionEntry<Data>[] {
  const files = filesOf(options);
  const paths = new Set(files.map(({ path }) => path));
  const problems: Problem[] = [];
  const entries = files.flatMap((file) => {
    const { data, isDraft } = readFrontMatter(file, options.schema, problems);
    const targets = targetsOf(file, paths, options, problems);
    problems.push(...nameProblems(file));
    if (data === undefined || (isDraft && !showsDrafts)) return [];
    const { path, pieces, images } = file;
    return {
      ...{ slug: slugOfMarkdown(path), file: file.file, data, headings: file.headings },
      content: { pieces, images, targets },
    };
  });
  if (problems.length === 0) return entries;
  throw Object.assign(new Error(`A collection has ${problems.length} problems.`), { problems });
}

const showsDrafts = typeof SITE_SHOWS_DRAFTS !== 'undefined' && SITE_SHOWS_DRAFTS;

/** The compiler adds the files to the options. */
function filesOf(options: object): readonly ListedMarkdown[] {
  const files: readonly ListedMarkdown[] | undefined = Reflect.get(options, 'files');
  if (files) return files;
  throw Object.assign(new Error('The build cannot see the folder of this collection.'), {
    hint: "Write its path as text where `collection` is called: `collection({ folder: './_posts' })`.",
    needles: ['collection('],
  });
}

function readFrontMatter<Data>(
  { file, lines, frontMatter }: ListedMarkdown,
  schema: Schema<Data> | undefined,
  problems: Problem[],
): { readonly data?: Data; readonly isDraft: boolean } {
  const draft: unknown = Reflect.get(Object(frontMatter), 'draft') ?? false;
  const isDraft = draft === true;
  if (typeof draft !== 'boolean')
    problems.push({
      ...{ file, line: lines['draft'] ?? 1 },
      message: `The field "draft" is ${JSON.stringify(draft)}, so the file would be published.`,
      hint: 'Write `draft: true` or `draft: false`, without quotes.',
    });
  // Without a schema, the caller has chosen the type.
  if (!schema) return { data: frontMatter as Data, isDraft };
  const result = schema['~standard'].validate(frontMatter);
  if (result instanceof Promise)
    throw Object.assign(new Error('The schema of a collection must not be asynchronous.'), {
      hint: 'Remove its asynchronous checks, or run them on the entries.',
      needles: ['collection('],
    });
  for (const { message, path = [] } of result.issues ?? []) {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    const line = lines[keys[0] ?? ''] ?? 1;
    const field = keys.length === 0 ? 'The front matter' : `The field "${keys.join('.')}"`;
    const hint = 'Correct the front matter, or the schema of the collection.';
    problems.push({ file, line, message: `${field}: ${message.replace(/\.?$/, '.')}`, hint });
  }
  return result.issues ? { isDraft } : { data: result.value, isDraft };
}

function nameProblems({ file, path }: ListedMarkdown): readonly Problem[] {
  if (slugOfMarkdown(path) !== '') return [];
  const message = 'The name of this file has no letters for an address.';
  return [{ file, message, hint: 'Use the letters a to z, digits, and hyphens in its path.' }];
}

/** Reports links to Markdown files that are not in the collection. The check of pages finds all others. */
function targetsOf(
  { file, path, links }: ListedMarkdown,
  paths: ReadonlySet<string>,
  { elsewhere }: Pick<CollectionOptions<unknown>, 'elsewhere'>,
  problems: Problem[],
): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { href, path: to, line } of links) {
    const joined = joinPath(path, to);
    // Some leave the ending out, or name the folder of a README.md.
    const linked = ['', '.md', '/README.md', '/index.md']
      .map((ending) => joined + ending)
      .find((each) => paths.has(each));
    if (linked !== undefined) targets.set(href, slugOfMarkdown(linked));
    else if (elsewhere !== undefined) targets.set(href, new URL(to, `${elsewhere}/${path}`).href);
    else if (isMarkdown(to)) problems.push({ file, line, ...noTarget(to) });
  }
  return targets;
}

function noTarget(path: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The link to ${path} leads to no file of this collection.`,
    hint: 'Correct its path, which begins at the folder of this file, or write the address of a page.',
  };
}

/** The path to which a relative link in a file leads. It begins with `..` if it leaves the folder. */
function joinPath(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/'))
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}

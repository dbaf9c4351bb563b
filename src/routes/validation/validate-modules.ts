import type { ComponentType } from 'react';
import type { PageEntry, PageMeta } from '../../author/definition/page.ts';
import type { PageProblem, Report } from '../../core/problem.ts';
import { asRecord } from '../../core/values.ts';
import type { PageModule } from '../page-module.ts';
import { validateMeta } from './validate-meta.ts';

/** Turns an unknown module into a page module, or reports what is wrong with it. */
export function validatePageModule(
  file: string,
  exports: unknown,
  report: Report,
): PageModule | undefined {
  const { default: component, meta, entries } = asRecord(exports);
  const isMany = file.endsWith('[slug].tsx');
  const problems: PageProblem[] = [];
  if (!isComponent(component)) problems.push(wrongComponent(file, component));
  if (isMany && !isIterable(entries)) problems.push(missingEntries(file, entries));
  if (!isMany && isIterable(entries)) problems.push(unusedEntries(file));
  problems.push(...ofOtherTools(file, exports));
  if (isMany ? !isMetaFunction(meta) : !isMeta(meta)) problems.push(wrongMeta(file, isMany, meta));
  else if (!isMany) problems.push(...validateMeta(file, meta));
  problems.forEach(report);
  if (problems.length > 0) return undefined;
  if (
    isMany &&
    isIterable(entries) &&
    isMetaFunction(meta) &&
    isComponent<{ readonly entry: PageEntry }>(component)
  )
    return { kind: 'many', entries, metaOf: meta, Component: component };
  return isMeta(meta) && isComponent(component)
    ? { kind: 'single', meta, Component: component }
    : undefined;
}

function wrongComponent(file: string, value: unknown): PageProblem {
  const isAsync = typeof value === 'function';
  return {
    file,
    needles: value === undefined ? [] : ['export default'],
    message: `The default export is ${nameOf(value)}; expected a component.`,
    hint: isAsync
      ? 'Load the data at the top of the module with `await`, and make the component a plain function.'
      : 'Write `export default function Page() { return ... }`. If the file is not a page, start its name with _.',
  };
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'function') return 'an async function';
  if (asRecord(value)['$$typeof'] === Symbol.for('react.lazy')) return 'made by `lazy`';
  return `of type ${typeof value}`;
}

function missingEntries(file: string, entries: unknown): PageProblem {
  const isFunction = typeof entries === 'function';
  return {
    file,
    needles: entries === undefined ? [] : ['entries'],
    message: isFunction
      ? '`entries` is a function, not a list.'
      : '`entries` is missing or cannot be iterated over.',
    hint: isFunction
      ? 'Export what it returns: `export const entries = await load()`.'
      : "Export a list: `export const entries = [{ slug: 'first' }] satisfies PageEntry[]`.",
  };
}

function unusedEntries(file: string): PageProblem {
  return {
    file,
    needles: ['const entries', 'entries'],
    message: '`entries` makes no pages here.',
    hint: 'Rename the file to [slug].tsx, in the folder of its pages, or rename the list.',
  };
}

const atTop = 'Load the data at the top of the module with `await`.';
const inEntries =
  'Export a list, `entries`, in [slug].tsx: each entry has a `slug`, and the component gets it as `entry`.';
const inMeta = 'Export `meta`: an object, or in [slug].tsx a function of the entry.';

/** What other tools read from the module of a page. */
const foreign: ReadonlyMap<string, string> = new Map([
  ['getStaticProps', atTop],
  ['getServerSideProps', atTop],
  ['getStaticPaths', inEntries],
  ['generateStaticParams', inEntries],
  ['metadata', inMeta],
  ['generateMetadata', inMeta],
]);

function ofOtherTools(file: string, exports: unknown): readonly PageProblem[] {
  return Object.keys(asRecord(exports)).flatMap((name) => {
    const hint = foreign.get(name);
    if (hint === undefined) return [];
    return { file, needles: [name], message: `Nothing reads \`${name}\` of a page.`, hint };
  });
}

function wrongMeta(file: string, isMany: boolean, meta: unknown): PageProblem {
  const isFunction = typeof meta === 'function';
  return {
    file,
    metaField: 'meta',
    message: isMany
      ? '`meta` is not a function.'
      : `\`meta\` is ${isFunction ? 'a function, which only [slug].tsx has' : 'missing'}.`,
    hint: isMany
      ? 'Write `export function meta(entry): PageMeta { return { ... } }`.'
      : "Write `export const meta: PageMeta = { title: '…', description: '…' }`.",
  };
}

/** Functions, and the results of `memo` and `forwardRef`. `lazy` would silently render its fallback. */
export function isComponent<Props = object>(value: unknown): value is ComponentType<Props> {
  if (typeof value === 'function') return value.constructor.name !== 'AsyncFunction';
  const { $$typeof: kind } = asRecord(value);
  return kind === Symbol.for('react.memo') || kind === Symbol.for('react.forward_ref');
}

function isIterable(value: unknown): value is Iterable<PageEntry> | AsyncIterable<PageEntry> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Symbol.iterator in value || Symbol.asyncIterator in value)
  );
}

function isMetaFunction(value: unknown): value is (entry: PageEntry) => PageMeta {
  return typeof value === 'function';
}

/** Its fields are checked by `validateMeta`. */
function isMeta(value: unknown): value is PageMeta {
  return typeof value === 'object' && value !== null;
}

import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Fact } from '../../author/fact.ts';
import { manifestName } from '../../core/files/output-files.ts';
import { groupBy } from '../../core/values.ts';
import { outputPathOf, pathOf, type RouteTable } from '../../routes/route.ts';

/** The compressed size of a built page. */
interface PageSize {
  readonly bytes: number;
  /** True if the build wrote a compressed file; otherwise the size is an estimate of the host's result. */
  readonly isExact: boolean;
}

/** The output of `site routes`: one address per line, with its aliases below. */
export function routeLines(
  { routes, redirects }: RouteTable,
  sizes: ReadonlyMap<string, PageSize>,
  json: boolean,
): string {
  const redirectsTo = groupBy(redirects.values(), ({ to }) => pathOf(to));
  const rows = [...routes.values()].map(({ address, page, meta }) => ({
    address,
    file: page.file,
    title: meta.title,
    aliases: redirectsTo.get(address)?.map(({ from }) => from) ?? [],
    brotli: sizes.get(address)?.bytes,
  }));
  if (json) return JSON.stringify(rows, null, 2);
  const width = Math.max(...rows.map(({ address }) => address.length));
  return rows
    .flatMap(({ address, title, file, aliases }) => [
      `${address.padEnd(width)}  ${sizeColumn(sizes, address)}${file}  "${title}"`,
      ...aliases.map((alias) => `  also ${alias}`),
    ])
    .join('\n');
}

/** `~` marks an estimate. Empty if there is no built site. */
function sizeColumn(sizes: ReadonlyMap<string, PageSize>, address: string): string {
  if (sizes.size === 0) return '';
  const size = sizes.get(address);
  const text = size && `${size.isExact ? '' : '~'}${(size.bytes / 1000).toFixed(1)} kB`;
  return `${(text ?? '').padStart(9)}  `;
}

/** The output of `site facts`: each fact with its readings, with the chosen one marked, and its remark. */
export function factLines(facts: readonly Fact[], json: boolean): string {
  if (json) return JSON.stringify(facts, null, 2);
  if (facts.length === 0) return 'The site has no facts. List them in `facts` of `defineSite`.';
  return facts.map(factBlock).join('\n\n');
}

function factBlock(fact: Fact): string {
  const show = (value: unknown): string => fact.show?.(value) ?? showPlainly(value);
  const chosen = show(fact.chosen);
  const isReading = fact.readings.some(({ value }) => show(value) === chosen);
  return [
    `${fact.name}${fact.status ? ` (${fact.status})` : ''}`,
    ...fact.readings.map(
      ({ value, statedAt, note }) =>
        `  ${show(value) === chosen ? '*' : ' '} ${show(value)}  [${[...statedAt, note].filter(Boolean).join(', ')}]`,
    ),
    ...(isReading ? [] : [`  * ${chosen}`]),
    ...(fact.why ? [`    Reason: ${fact.why}`] : []),
    ...(fact.remark ? [`    Remark: ${fact.remark}`] : []),
  ].join('\n');
}

function showPlainly(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const compress = promisify(brotliCompress);
/** The usual level of hosts: thirty times as fast as the highest level, and 10% larger. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const concurrency = 16;

/** The compressed size of each page in a built site, by address. */
export async function measureRoutes(
  { routes }: RouteTable,
  out: string,
): Promise<ReadonlyMap<string, PageSize>> {
  const sizes = new Map<string, PageSize>();
  if (!existsSync(join(out, manifestName))) return sizes;
  const all = [...routes.keys()];
  for (let index = 0; index < all.length; index += concurrency)
    await Promise.all(
      all.slice(index, index + concurrency).map(async (address) => {
        const size = await measure(join(out, outputPathOf(address)));
        if (size) sizes.set(address, size);
      }),
    );
  return sizes;
}

async function measure(file: string): Promise<PageSize | undefined> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  if (compressed) return { bytes: compressed.size, isExact: true };
  const html = await readFile(file).catch(() => undefined);
  return html && { bytes: (await compress(html, { params })).length, isExact: false };
}

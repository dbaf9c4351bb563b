import type { Fact } from '../../author/fact.ts';
import type { RouteTable } from '../../routes/route.ts';

/** A built page, compressed. */
export interface PageSize {
  readonly bytes: number;
  /** Of a file that lies there compressed; else about what a host makes of it. */
  readonly isExact: boolean;
}

/** `site routes`: an address a line, and its aliases below it. */
export function routeLines(
  { routes, redirects }: RouteTable,
  weights: ReadonlyMap<string, PageSize>,
  json: boolean,
): string {
  const aliasesByAddress = new Map([...routes.keys()].map((address) => [address, [] as string[]]));
  for (const { from, to } of redirects.values()) aliasesByAddress.get(to)?.push(from);
  const rows = [...routes.values()].map(({ address, page, meta }) => ({
    address,
    file: page.file,
    title: meta.title,
    aliases: aliasesByAddress.get(address) ?? [],
    ...(weights.has(address) ? { brotli: weights.get(address)?.bytes } : {}),
  }));
  if (json) return JSON.stringify(rows, null, 2);
  const width = Math.max(...rows.map(({ address }) => address.length));
  return rows
    .flatMap(({ address, title, file, aliases }) => [
      `${address.padEnd(width)}  ${weightColumn(weights, address)}${file}  "${title}"`,
      ...aliases.map((alias) => `  also ${alias}`),
    ])
    .join('\n');
}

/** `~` before what is not exact. Nothing where no page was built. */
function weightColumn(weights: ReadonlyMap<string, PageSize>, address: string): string {
  if (weights.size === 0) return '';
  const weight = weights.get(address);
  const text = weight && `${weight.isExact ? '' : '~'}${(weight.bytes / 1000).toFixed(1)} kB`;
  return `${(text ?? '').padStart(9)}  `;
}

/** `site facts`: each fact with its readings, the chosen one marked, and what the owner should know. */
export function factLines(facts: readonly Fact[], json: boolean): string {
  if (json) return JSON.stringify(facts, null, 2);
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
    ...(fact.why ? [`    Chosen because ${fact.why}`] : []),
    ...(fact.remark ? [`    Remark: ${fact.remark}`] : []),
  ].join('\n');
}

function showPlainly(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

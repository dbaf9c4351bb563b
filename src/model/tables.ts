import type { Fact } from './fact.ts';
import type { RouteTable } from './route.ts';

/** `site routes`: an address a line, and its aliases below it. */
export function routeLines({ routes, redirects }: RouteTable, json: boolean): string {
  const rows = [...routes.values()].map(({ address, page, meta }) => ({
    address,
    file: page.file,
    title: meta.title,
    aliases: [...redirects.values()].filter(({ to }) => to === address).map(({ from }) => from),
  }));
  if (json) return JSON.stringify(rows, null, 2);
  const width = Math.max(...rows.map(({ address }) => address.length));
  return rows
    .flatMap(({ address, title, file, aliases }) => [
      `${address.padEnd(width)}  ${file}  "${title}"`,
      ...aliases.map((alias) => `  also ${alias}`),
    ])
    .join('\n');
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

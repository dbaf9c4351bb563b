import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { flatten, type Statement, type Statements } from './statements/statement.ts';

/** Behind a changed value: `// changedBy: 'owner', 2026-12-01`. */
const mark = /\/\/ changedBy: 'owner', \d{4}-\d\d-\d\d$/;

const files = glob
  .sync('pages/_facts/**/*.ts')
  .map((file) => readFileSync(file, 'utf8').split('\n'));
const declared = new Set(
  files.flat().flatMap((line) => /^(?:export )?const (\w+)/.exec(line)?.[1] ?? []),
);
const changed = files.flatMap(changesIn);

/** Whether the owner has changed a fact, such as `pickups.dhl`, or a part of it, since the source document. */
export function ownerChanged(fact: string): boolean {
  const [name = ''] = fact.split('.');
  if (!declared.has(name)) throw new Error(`pages/_facts/ has no ${name}.`);
  return changed.some((path) => `${path}.`.startsWith(`${fact}.`) || fact.startsWith(`${path}.`));
}

/** What the source document states, or the fact itself if the owner has changed it. */
export function expected<Value>(fact: string, stated: Value, own: Value): Value {
  return ownerChanged(fact) ? own : stated;
}

/** The statements that a fact makes true, or none if the owner has changed it. */
export function by(fact: string, ...statements: readonly Statements[]): readonly Statement[] {
  return ownerChanged(fact) ? [] : flatten(statements);
}

/** The facts with a mark, each by its path: `pickups.dhl`. */
export function changesIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => (mark.test(line) ? pathOf(lines.slice(0, at + 1)) : []));
}

/** The names that lead to the last line: each line that is indented less is around those below it. */
function pathOf(lines: readonly string[]): string {
  const names: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines.toReversed()) {
    const indent = line.search(/\S/);
    if (indent === -1 || indent >= least) continue;
    least = indent;
    const [, name] = /^\s*(?:export )?(?:const )?'?([\w-]+)'?(?:: [^=]*)?(?: =|:)/.exec(line) ?? [];
    if (name) names.unshift(name);
  }
  return names.join('.');
}

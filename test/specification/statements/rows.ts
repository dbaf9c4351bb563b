import { plain } from '../../support/site/plain.ts';
import { isList, type Statement } from './statement.ts';
import { pattern, show, type Words } from './word-statements.ts';

/**
 * Each label is in a row, item, cell, or clause with its value and without any other label of the
 * group: in a table, a list, a line of terms, or a sentence.
 */
export function pairs(
  group: Readonly<Record<string, Words | readonly Words[]>>,
): readonly Statement[] {
  const labels = Object.keys(group);
  return Object.entries(group).map(([label, value]) => {
    const values = isList(value) ? value : [value];
    const others = labels.filter((other) => other !== label && !pattern(other).test(plain(label)));
    return row(label, values, others);
  });
}

/** The same for a single label. */
export function row(
  label: Words,
  values: readonly Words[],
  others: readonly Words[] = [],
): Statement {
  const without = others.length === 0 ? '' : ` (without ${others.map(show).join(', ')})`;
  return {
    what: `says ${show(label)} beside ${values.map(show).join(', ')} in a row of its own${without}`,
    holds: ({ pieces }) =>
      pieces.some(
        (text) =>
          [label, ...values].every((words) => pattern(words).test(text)) &&
          !others.some((words) => pattern(words).test(text)),
      ),
  };
}

import { format } from 'node:util';
import { type PageProblem, quoted } from '../../core/problem.ts';
import { isInPackage } from '../../core/sources.ts';
import { asRecord } from '../../core/values.ts';
import { sourcePosition } from './source-position.ts';

/**
 * A problem for an error that a site's own code threw, at the first line of its stack in the pages folder.
 * `file` is empty if no page is known to have run the code.
 * `when` completes the sentence: `while it was loaded`.
 */
export function describeThrown(
  error: unknown,
  file: string,
  folder: string,
  when: string,
): PageProblem {
  const known = describedBy(error, file, folder);
  if (known) return known;
  const message = messageWithCauses(error)
    .replace(/(?<=^Cannot access )'__vite_ssr_export_default__'/, 'the default export')
    .replace(/\b__vite_ssr_import_meta__\b/, 'import.meta')
    .replace(/\(0 ?, (__vite_ssr_import_\d+__\.[\w$]+)\)/, '$1')
    .replace(/\b__vite_ssr_import_\d+__\.([\w$]+)/, (_, name: string) =>
      name === 'default' ? 'the default import' : name,
    );
  const suspended = describeSuspended(message, file, when);
  if (suspended) return suspended;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // If an import is not initialized yet, the first place is its export, and the second one uses it.
  const place = firstPlaceIn(isUnready.test(message) ? withoutFirst(stack, folder) : stack, folder);
  const owner = packageIn(stack);
  return {
    file: place?.file ?? file,
    ...(owner && { needles: owner.needles }),
    ...(place && { line: place.line, column: place.column }),
    ...(isUnready.test(message) && { isInCycle: true }),
    // On some versions of Node, the stack of a failed request does not reach the code that made it.
    ...(message.startsWith('fetch failed') && { needles: ['fetch('] }),
    message: `"${message.split('\n')[0]}" was thrown ${owner ? `by the package ${owner.name} ` : ''}${when}${place && file !== '' && place.file !== file ? ` (${file})` : ''}.`,
    hint: hintFor(message, owner?.name),
  };
}

/** An error of the generator's own code says what to do, and how to find the line. Without a text to find, its stack has the line. */
function describedBy(error: unknown, file: string, folder: string): PageProblem | undefined {
  const { hint, needles } = asRecord(error);
  if (!(error instanceof Error) || typeof hint !== 'string' || !isTexts(needles)) return undefined;
  const place = needles.length === 0 ? firstPlaceIn(error.stack ?? '', folder) : undefined;
  return { file, needles, ...place, message: error.message, hint };
}

/** React speaks of an update that should be a transition, and knows no line. Components begin with a capital. */
function describeSuspended(message: string, file: string, when: string): PageProblem | undefined {
  if (!message.startsWith('A component suspended')) return undefined;
  return {
    file,
    needles: [
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `async function ${letter}`),
      'lazy(',
    ],
    message: `A component was not ready ${when}: it is async, or waits for a promise.`,
    hint: 'Load the data at the top of the module with `await`, and pass it down.',
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The message of an error and of what caused it: "fetch failed" by itself does not help. */
function messageWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return format('%s', error);
  const [first = ''] = error.message.split('\n');
  const cause = error.cause === undefined ? '' : messageWithCauses(error.cause);
  const code = 'code' in error && error.message === '' ? String(error.code) : '';
  return `${first || code}${cause === '' ? '' : `: ${cause}`}`;
}

function hintFor(message: string, owner: string | undefined): string {
  const [, name = ''] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (browserOnly.has(name) && owner !== undefined) return packageHint(owner);
  if (browserOnly.has(name))
    return `Pages are rendered in Node, which has no ${name}. Use it in an effect of an island, or in a .client.ts file next to the component.`;
  if (/^Cannot read properties of null \(reading 'use[A-Z]\w*'\)$/.test(message))
    return 'Call hooks only in components and in other hooks.';
  if (message.startsWith('Objects are not valid as a React child'))
    return 'Show one of its fields, or turn it into text.';
  if (isUnready.test(message)) return 'Move the code that they share into another file.';
  return 'Fix this line, or handle the case that causes the error.';
}

/** How to use a package that does not run in Node. */
export function packageHint(specifier: string): string {
  return `Use a package that runs in Node, or load it only in browsers: \`import('${specifier}')\` in an effect of an island, or an import in a .client.ts file.`;
}

const isUnready = /^Cannot access .* before initialization$/;

function withoutFirst(stack: string, folder: string): string {
  const lines = stack.split('\n');
  return lines.slice(lines.findIndex((line) => line.includes(`${folder}/`)) + 1).join('\n');
}

const browserOnly = new Set(
  'window document navigator location localStorage sessionStorage history screen matchMedia'.split(
    ' ',
  ),
);

/** The package whose code is the first in a stack, with texts that find its import. React is none: it calls everything. */
export function packageIn(stack: string) {
  const [, name, scope = name] = packageFrame.exec(stack) ?? [];
  if (name === undefined || name === 'react' || name === 'react-dom') return undefined;
  return { name, needles: [...quoted(name), `'${scope}/`, `"${scope}/`] };
}

/** In the line that follows the message. */
const packageFrame =
  /^[^\n]*\n[^\n]*\/node_modules\/(?!\.)((?:(@[^/\s]+)\/)?[^/@\s]+)\/(?!.*\/node_modules\/)/;

/** The first line of a stack that is in a folder and in no package, as a place in the source. */
export function firstPlaceIn(stack: string, folder: string) {
  for (const line of stack.split('\n')) {
    const from = line.indexOf(`${folder}/`);
    const [, file, at, column] =
      /^(.*?):(\d+)(?::(\d+))?\)?$/.exec(from === -1 ? '' : line.slice(from + folder.length + 1)) ??
      [];
    if (file === undefined || isInPackage(file)) continue;
    const compiled = { line: Number(at), column: Number(column ?? 1) };
    return { file, ...(sourcePosition(file, folder, compiled) ?? compiled) };
  }
  return undefined;
}

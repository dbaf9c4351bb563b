import { basename } from 'node:path';
import type { ErrorLabel, OxcError } from 'oxc-transform';
import type { Place, Problem } from '../../core/problem.ts';
import { lineAt } from '../errors/locate-import.ts';
import { positionBefore, toSourceMap } from '../errors/source-position.ts';
import { blankComments, toEsm, toModule } from './script.ts';

/** Why a script cannot be compiled. */
export function scriptProblem(file: string, text: string): Problem {
  const { code, errors, helpersUsed, map } = toEsm(file, text, true);
  const [helper] = Object.keys(helpersUsed);
  const syntaxError = firstOf(errors, text);
  if (syntaxError) return { file, ...syntaxError, ...(isOnlyJsx(file, text) && jsxInTs(file)) };
  if (helper !== undefined) return { file, ...unsupported(helper, text) };
  const problem = firstOf(toModule(code, false).errors, code);
  if (!problem) throw new Error(`${file} has no error, but was not compiled.`);
  return { file, ...problem, ...(map && positionBefore(problem, toSourceMap(map, file))) };
}

/** Whether the text would be valid with another ending. */
function isOnlyJsx(file: string, text: string): boolean {
  return /\.[cm]?ts$/.test(file) && toEsm(`${file}.tsx`, text, false).errors.length === 0;
}

function jsxInTs(file: string): Pick<Problem, 'message' | 'hint'> {
  const renamed = basename(file).replace(/\.[cm]?ts$/, '.tsx');
  return {
    message: 'A .ts file cannot contain JSX.',
    hint: `Rename it to ${renamed}, also where it is imported.`,
  };
}

/** What Vite adds to `import.meta`, and what to write instead. */
const ofVite: Readonly<Record<string, string>> = {
  env: 'Read `process.env` instead, also in islands if the name begins with PUBLIC_.',
  glob: 'Import each module by its name, or read a folder of Markdown with `collection`.',
  hot: 'Remove it: `watch` reloads pages by itself.',
};

/** What compiles, and does something else than it says. `code` is the compiled text. */
export function misread(file: string, text: string, code: string): Problem | undefined {
  return foreignMeta(file, text, code) ?? shownLength(file, text, code) ?? directive(file, text);
}

/** React shows the number 0, but neither `false` nor `null`. */
function shownLength(file: string, text: string, code: string): Problem | undefined {
  if (!lengthBeforeElement.test(code)) return undefined;
  const { place } = lineAt(text, Math.max(0, blankComments(text).search(/\.length\s*&&/)));
  return {
    file,
    ...place,
    message: 'If the length is 0, the page shows "0" here.',
    hint: 'Compare it: `.length > 0 &&`.',
  };
}

const lengthBeforeElement =
  /\.length && (?:\/\*.*?\*\/ ?)?(?:\(0, )?__vite_ssr_import_\d+__\.jsxs?\b/;

/** React on a server knows these, and nothing here does. Packages of a workspace may need them elsewhere. */
function directive(file: string, text: string): Problem | undefined {
  const [, name] = /^\s*['"](use (?:client|server))['"]/.exec(blankComments(text)) ?? [];
  if (name === undefined || file.startsWith('../')) return undefined;
  const { place } = lineAt(text, text.indexOf(name) - 1);
  return {
    file,
    ...place,
    message: `"${name}" does nothing here.`,
    hint: 'Remove it. Pages run in Node, during the build. Browsers run a component that is shown with <Island>.',
  };
}

/** A use of `import.meta` that only Vite knows. */
function foreignMeta(file: string, text: string, code: string): Problem | undefined {
  const [, name = ''] = /\b__vite_ssr_import_meta__\.(env|glob|hot)\b/.exec(code) ?? [];
  const hint = ofVite[name];
  if (hint === undefined) return undefined;
  const { place } = lineAt(text, Math.max(0, blankComments(text).indexOf(`import.meta.${name}`)));
  return { file, ...place, message: `Only Vite has import.meta.${name}.`, hint };
}

type Located = Omit<Problem, keyof Place> & Required<Omit<Place, 'file'>>;

/** Later errors are mostly consequences. */
function firstOf(errors: readonly OxcError[], text: string): Located | undefined {
  const [first] = errors
    .map((error) => toProblem(error, text))
    .sort((one, other) => one.line - other.line);
  return first;
}

/** The last place is the error. One before it is where something was opened or declared. */
function toProblem({ message, labels }: OxcError, text: string): Located {
  const bytes = Buffer.from(text);
  const lineOf = (label?: ErrorLabel) =>
    lineAt(text, bytes.subarray(0, label?.start).toString().length);
  const [last, before] = [...labels].sort((one, other) => other.start - one.start);
  const { place, lineText } = lineOf(last);
  const opened = lineOf(before?.message === 'Opened here' ? before : last);
  // The compiler misses a closing tag only later, and then asks for an escaped brace.
  const [plain = message, isLate] = message.split(' Did you mean');
  const fix = isLate
    ? 'Escape it, or close the tags above'
    : message.startsWith('HTML comments')
      ? 'Write {/* … */} in'
      : 'Correct this line';
  return {
    ...place,
    message: `${plain.replace(/\.$/, '').replaceAll('`', '"')}.`,
    hint:
      opened.place.line === place.line
        ? `${fix}: ${lineText}`
        : `Close what line ${opened.place.line} opens: ${opened.lineText}`,
  };
}

const usingStatement = /\busing\s+[\w$]+\s*(?:[:=]|of\b)/;
const decorator = /(?<=^|[\s({};,])@[\w$(]/;
const commentOrTemplate = /\/\*[\s\S]*?\*\/|\/\/.*|`(?:[^`\\]|\\[\s\S])*`/g;

/** The helpers that compiled code would import are not installed. */
function unsupported(helper: string, text: string): Located {
  const isUsing = helper.startsWith('using');
  const code = text.replace(commentOrTemplate, (found) => ' '.repeat(found.length));
  const { place } = lineAt(text, Math.max(0, code.search(isUsing ? usingStatement : decorator)));
  return {
    ...place,
    message: `Node 20 cannot run ${isUsing ? '"using"' : 'decorators'}.`,
    hint: isUsing
      ? 'Declare it with "const", and release it in a "finally" block.'
      : 'Remove it, and call its function with the class or the method.',
  };
}

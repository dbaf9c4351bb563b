import type { IncomingMessage } from 'node:http';
import { SourceMap } from 'node:module';
import { posix, resolve, sep } from 'node:path';
import { clientFolder } from '../../assets/scripts/bundle-entries.ts';
import { formatProblem, type Place, type Problem } from '../../core/problem.ts';
import { isInPackage } from '../../core/sources.ts';
import { asRecord } from '../../core/values.ts';
import { firstSentence } from '../../render/render-observed.ts';
import { type Handler, sendText } from '../../server/send.ts';
import { type HashedFile, textOf } from '../changed-files.ts';
import type { BrowserReport } from '../client/report-errors.ts';
import { isFromPage } from './open-editor.ts';

interface BrowserErrorsOptions extends StackReaderOptions {
  /** Called for each report; `isNew` if it is the first one about this version of the page. */
  readonly onError: (problem: Problem, report: BrowserReport, isNew: boolean) => void;
}

const maxBytes = 64_000;
/** How many problems are known to be reported. */
const maxReported = 1_000;

/** Takes the reports of `client/report-errors.ts`, and finds the line of the source file. */
export function receiveBrowserErrors({ onError, ...options }: BrowserErrorsOptions): Handler {
  const reported = new Set<string>();
  return async (request, response) => {
    if (!isFromPage(request)) return sendText(response, 403, 'Only the page itself may report.');
    const report = parseReport(await readBody(request));
    if (!report) return sendText(response, 400, 'This report cannot be read.');
    const place = readStack(report.stack, options) ?? { file: options.folder };
    const problem = { ...place, ...describe(report) };
    const key = `${report.version}\n${formatProblem(problem)}`;
    const isNew = !reported.has(key);
    if (reported.size >= maxReported) reported.clear();
    reported.add(key);
    onError(problem, report, isNew);
    sendText(response, 202, 'Thank you.');
  };
}

function describe({ kind, page, message }: BrowserReport): Pick<Problem, 'message' | 'hint'> {
  if (message.includes('https://react.dev/link/hydration-mismatch'))
    return {
      message: `An island on ${page} renders something else in the browser than in the build${difference(message)}.`,
      hint: 'Its first render must not depend on the time, on randomness, or on the browser: set such a value in an effect.',
    };
  if (kind === 'warning')
    return {
      message: `React warned in the browser on ${page}: ${firstSentence(message)}`,
      hint: 'Fix the cause. React warns only in development.',
    };
  const [line = ''] = message.split('\n');
  return {
    message: `"${line}" was thrown in the browser on ${page}${kind === 'rejection' ? ', in a promise that nothing handles' : ''}.`,
    hint: 'Fix this line, or handle the case that causes the error.',
  };
}

/** React marks the lines that differ: `+` in the browser, `-` in the page. It adds the text of an element whose attributes differ. */
function difference(message: string): string {
  const isWanted = message.includes('some attributes') ? /^[\w-]+=/ : /./;
  const [, tree = ''] = message.split('https://react.dev/link/hydration-mismatch');
  const linesWith = (mark: string): string =>
    [...tree.matchAll(/^([+-])\s+(.*)$/gm)]
      .flatMap(([, sign, text = '']) => (sign === mark && isWanted.test(text) ? text.trim() : []))
      .join(' ');
  const [inBrowser, inPage] = [linesWith('+'), linesWith('-')];
  if (inBrowser === '' && inPage === '') return '';
  return `: ${inBrowser || 'nothing'} instead of ${inPage || 'nothing'}`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks).toString() : '';
}

function parseReport(body: string): BrowserReport | undefined {
  try {
    const { kind, page, version, message, stack } = asRecord(JSON.parse(body));
    if (kind !== 'error' && kind !== 'rejection' && kind !== 'warning') return undefined;
    if (typeof page !== 'string' || typeof version !== 'string') return undefined;
    if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
    return { kind, page, version, message, stack };
  } catch {
    return undefined;
  }
}

interface StackReaderOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly generatorFolder: string;
  /** A file of the site, by its path. */
  readonly read: (path: string) => HashedFile | undefined;
}

/** Finds the first line of a browser's stack that is the site's own code, in its source file. */
function readStack(
  stack: string,
  { generatorFolder, read }: StackReaderOptions,
): Place | undefined {
  const isOwn = (file: string): boolean =>
    !isInPackage(file) && !file.startsWith(generatorFolder + sep);
  for (const [, url = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    // The path of a bundle, whatever base path the site has.
    const [, path = ''] = /\/(assets\/[^/?]+\.js)(?:\?.*)?$/.exec(url) ?? [];
    const file = read(`${path}.map`);
    if (!file) continue;
    const map = new SourceMap(JSON.parse(textOf(file)));
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) continue;
    const source = resolve(clientFolder, posix.dirname(path), entry.originalSource);
    const place = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    if (isOwn(source)) return { file: source, ...place };
  }
  return undefined;
}

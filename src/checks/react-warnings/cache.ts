import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import type { PageSource } from '../../core/sources.ts';
import { openPack } from '../../modules/module-pack.ts';
import { areKnown } from '../../modules/pure-packages.ts';
import { type Proofreader, type ProofreadingThread, startProofreader } from './thread.ts';
import type { ProofreadRequest } from './worker.ts';

export interface RememberProofreadingOptions {
  /** `react-warnings/worker.ts`, compiled: another one has another name if its sources, a package or Node is another. */
  readonly proofreaderFile: string;
  /** Where to remember. */
  readonly cacheFolder: string;
  readonly remembers?: boolean | undefined;
}

/** A proofreader that reads no bundle a second time in which it found nothing. */
export function rememberProofreading(options: RememberProofreadingOptions): Proofreader {
  const folder = join(options.cacheFolder, 'proofread');
  const known = options.remembers === false ? new Set() : namesIn(folder);
  let thread: ProofreadingThread | undefined;
  const start = (): ProofreadingThread => {
    thread ??= startProofreader(options.proofreaderFile);
    return thread;
  };
  // It takes its time to start, and is likely to be wanted where nothing is known.
  if (known.size === 0) start();
  const proofread: Proofreader['proofread'] = async (request) => {
    const name = nameOf(request, options.proofreaderFile);
    const isKnown = name !== undefined && known.has(name);
    const read = isKnown ? linesOf(join(folder, name)) : new Set<string>();
    const marks = marksOf(request);
    const isRead = ({ file }: PageSource): boolean => read.has(marks.get(file) ?? '');
    const pages = request.sources.pages.filter((page) => !isRead(page));
    if (isKnown && pages.length === 0) return [];
    const sources = { ...request.sources, pages };
    const { problems, repeatable } = await start().ask({ ...request, sources });
    for (const file of repeatable) read.add(marks.get(file) ?? '');
    const current = [...marks.values()].filter((mark) => mark !== '' && read.has(mark));
    if (name !== undefined && problems.length === 0)
      writeCacheFile(join(folder, name), current.join('\n'));
    return problems;
  };
  return { proofread, close: async () => thread?.close() };
}

/** Names a page as it is: by its file where its code is part of the bundle, else by its own hash. */
function marksOf({ sources, packFile }: ProofreadRequest): ReadonlyMap<string, string> {
  if (packFile === undefined) return new Map(sources.pages.map(({ file }) => [file, file]));
  const pack = openPack(packFile);
  pack.close();
  return new Map([...pack.modules.values()].map(({ file, hash }) => [file, hash]));
}

function linesOf(file: string): Set<string> {
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
}

/** Nothing where a package that nobody listens to may read files, the network or the clock. */
function nameOf(
  { code, importers, packFile }: ProofreadRequest,
  proofreaderFile: string,
): string | undefined {
  if (!areKnown(importers.keys())) return undefined;
  return createHash('sha256')
    .update(`${proofreaderFile}\0${packFile !== undefined}\0${code}`)
    .digest('hex');
}

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}

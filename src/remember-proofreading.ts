import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from './model/sources.ts';
import { openPack } from './module-pack.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import { type Proofreader, type ProofreadingThread, startProofreader } from './proofreader.ts';
import { removeOld } from './remove-old.ts';

export interface RememberProofreadingOptions {
  /** `proofread-worker.ts`, compiled: another one has another name if its sources, a package or Node is another. */
  readonly proofreaderFile: string;
  /** Where to remember. */
  readonly cacheFolder: string;
  readonly remembers?: boolean | undefined;
}

/** Packages that make the same of the same on every day. */
const pure = /^(react|react-dom|schema-dts)(\/|$)|^node:(path|url|util|buffer|crypto)$/;

/** What the environment gives is no part of a bundle. */
const impure = /\bprocess\.(env|argv)\b/;

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
    const pages = isKnown ? unread(request, join(folder, name)) : request.sources.pages;
    if (isKnown && pages.length === 0) return [];
    const sources = { ...request.sources, pages };
    const { problems, isRepeatable } = await start().ask({ ...request, sources });
    if (name !== undefined && isRepeatable && problems.length === 0)
      remember(folder, name, [...hashesOf(request).values()]);
    return problems;
  };
  return { proofread, close: async () => thread?.close() };
}

/** The pages that were not read with what the others are made of; all stand in the code where it is no pack. */
function unread(request: ProofreadRequest, file: string): readonly PageSource[] {
  if (request.packFile === undefined) return [];
  const read = new Set(readFileSync(file, 'utf8').split('\n'));
  const hashes = hashesOf(request);
  return request.sources.pages.filter((page) => {
    const hash = hashes.get(page.file);
    return hash === undefined || !read.has(hash);
  });
}

/** Of pages that were compiled one by one, and that are the same another time. */
function hashesOf({ packFile }: ProofreadRequest): ReadonlyMap<string, string> {
  if (packFile === undefined) return new Map();
  const pack = openPack(packFile);
  pack.close();
  return new Map(
    [...pack.modules.values()]
      .filter(({ hash, readsOutside }) => hash !== '' && !readsOutside)
      .map(({ file, hash }) => [file, hash]),
  );
}

/** Nothing where a package may read files, the network or the clock. */
function nameOf(
  { code, importers, packFile }: ProofreadRequest,
  proofreaderFile: string,
): string | undefined {
  if (impure.test(code) || ![...importers.keys()].every((name) => pure.test(name)))
    return undefined;
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

/** A build whose cache cannot be written is slower, and right. */
function remember(folder: string, name: string, hashes: readonly string[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    writeFileSync(join(folder, name), hashes.join('\n'));
  } catch {}
}

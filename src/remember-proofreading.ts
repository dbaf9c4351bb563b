import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofreadRequest } from './proofread-worker.ts';
import { type Proofreader, type ProofreadingThread, startProofreader } from './proofreader.ts';

export interface RememberProofreadingOptions {
  /** `proofread-worker.ts`, compiled: another one has another name if its sources, a package or Node is another. */
  readonly proofreaderFile: string;
  /** Where to remember. */
  readonly cacheFolder: string;
  readonly remembers?: boolean | undefined;
}

/** Packages that make the same of the same on every day. */
const pure = /^(react|react-dom|schema-dts)(\/|$)|^node:(path|url|util|buffer|crypto)$/;

const anotherDayMs = 7 * 24 * 3_600_000;

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
    if (name !== undefined && known.has(name)) return [];
    const { problems, isRepeatable } = await start().ask(request);
    if (name !== undefined && isRepeatable && problems.length === 0) remember(folder, name);
    return problems;
  };
  return { proofread, close: async () => thread?.close() };
}

/** Nothing where a package may read files, the network or the clock. */
function nameOf(
  { code, importers }: ProofreadRequest,
  proofreaderFile: string,
): string | undefined {
  if (impure.test(code) || ![...importers.keys()].every((name) => pure.test(name)))
    return undefined;
  return createHash('sha256').update(`${proofreaderFile}\0${code}`).digest('hex');
}

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}

/** A build whose cache cannot be written is slower, and right. */
function remember(folder: string, name: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder))
      if (statSync(join(folder, other)).mtimeMs < Date.now() - anotherDayMs)
        rmSync(join(folder, other), { force: true });
    writeFileSync(join(folder, name), '');
  } catch {}
}

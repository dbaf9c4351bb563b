import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build as bundle } from 'esbuild';
import glob from 'fast-glob';
import type { Summary } from '../../src/build/generate.ts';
import { formatProblem } from '../../src/core/problem.ts';
import type { SiteOptions } from '../../src/modules/site-options.ts';
import type { BuildAnswer, BuildRequest } from './build-thread.ts';
import type { SiteFolder } from './site-folder.ts';

/** Options that can differ between builds of one folder. */
export type BuildOptions = Partial<
  Pick<
    SiteOptions,
    | 'base'
    | 'date'
    | 'isCompressed'
    | 'isPreview'
    | 'ogImageFolder'
    | 'origin'
    | 'pictureFolder'
    | 'policy'
    | 'target'
    | 'usesCache'
  >
> & {
  readonly out?: string;
};

export interface BuildResult {
  readonly summary: Summary | undefined;
  /** As printed: files relative to the pages folder, or to the site's folder if they are outside it. */
  readonly problems: readonly string[];
}

/** Builds a site into its `out`, or elsewhere, without React warnings. */
export function build(site: SiteFolder, options: BuildOptions = {}): Promise<BuildResult> {
  return ask(site, { out: site.out, ...options });
}

/** Checks a site, without reporting test pages that nothing links to. */
export async function check(site: SiteFolder, options: BuildOptions = {}): Promise<BuildResult> {
  const { problems, summary } = await checkAll(site, options);
  return { summary, problems: problems.filter((problem) => !/: No page links to /.test(problem)) };
}

/** Checks a site. */
export function checkAll(site: SiteFolder, options: BuildOptions = {}): Promise<BuildResult> {
  return ask(site, options);
}

async function ask(site: SiteFolder, { out, ...options }: BuildOptions): Promise<BuildResult> {
  const { summary, problems, fault } = await send({
    out,
    options: { ...optionsOf(site), ...options },
  });
  if (fault !== undefined)
    throw new Error(`The build threw something other than a problem:\n${fault}`);
  const name = (file: string): string =>
    relative(file.startsWith(`${site.pages}/`) ? site.pages : site.root, file);
  return {
    summary,
    problems: problems.map((problem) => formatProblem({ ...problem, file: name(problem.file) })),
  };
}

/** The options as the command line would pass them. */
export function optionsOf({ pages }: SiteFolder): SiteOptions {
  return {
    mode: 'build',
    pages,
    policy: 'resolved',
    date: '2026-05-04',
    generatorFolder: resolve('src'),
    cacheFolder: resolve('node_modules/.cache/site'),
  };
}

let thread: Promise<Worker> | undefined;
let count = 0;

async function send(request: Omit<BuildRequest, 'number'>): Promise<BuildAnswer> {
  thread ??= startThread();
  const worker = await thread;
  count += 1;
  const number = count;
  return new Promise((done, fail) => {
    const hear = (answer: BuildAnswer): void => {
      if (answer.number !== number) return;
      worker.off('message', hear);
      worker.off('error', fail);
      worker.unref();
      done(answer);
    };
    worker.ref();
    worker.on('message', hear);
    worker.once('error', fail);
    worker.postMessage({ ...request, number });
  });
}

/**
 * A thread inherits nothing from the test runner: it has the production build of React, and Node's
 * own stacks.
 */
async function startThread(): Promise<Worker> {
  const file = resolve('node_modules/.cache/test-threads', `${await fingerprint()}.mjs`);
  if (!existsSync(file)) {
    const fresh = `${file}.${process.pid}`;
    await bundle({
      entryPoints: ['test/support/build-thread.ts'],
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      outfile: fresh,
    });
    renameSync(fresh, file);
  }
  const worker = new Worker(file, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  worker.unref();
  return worker;
}

/** Changes with the sources: test files that run one after the other share one bundle of them. */
async function fingerprint(): Promise<string> {
  const paths = await glob(['test/support/build-thread.ts', 'src/**/*'], { stats: true });
  const states = paths.map(({ path, stats }) => `${path} ${stats?.size} ${stats?.mtimeMs}`).sort();
  return createHash('sha256').update(states.join()).digest('hex').slice(0, 16);
}

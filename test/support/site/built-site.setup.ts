import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { runSite } from '../run-site.ts';
import { routesFile } from './built-pages.ts';
import { type AnnouncedHoliday, loneHoliday } from './store-holidays.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the site built under both policies, and the URLs that serve it. */
    readonly builtSite: BuiltSite;
  }
}

export interface BuiltSite {
  readonly resolved: string;
  readonly asStated: string;
  /** The resolved site and the contact service behind it, at one origin. */
  readonly url: string;
  /** The same with a service that accepts one message and no more. */
  readonly urlWithLimit: string;
  /** The site without a contact service. */
  readonly urlWithoutService: string;
  /** The database of the contact service. */
  readonly messages: string;
  /** Two days after the build, so that every page has its notice. Undefined if the store has no holiday. */
  readonly holiday: AnnouncedHoliday | undefined;
  /** The year of the build. */
  readonly year: number;
}

const folder = resolve('test/.tmp/site');
/** Servers end with the run, even with one that is killed. */
const tether = pathToFileURL(resolve('bin/end-with-input.js')).href;

/** Builds the real site once for all tests of a run, and serves it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const holiday = loneHoliday(today);
  const day = holiday ? Date.parse(holiday.date) - 2 * 86_400_000 : Date.parse(today);
  const [resolved, asStated, routes] = await Promise.all([
    build('resolved', day, []),
    build('as-stated', day, ['--as-stated']),
    site(['routes', '--json']),
  ]);
  writeFileSync(routesFile, routes);
  const messages = resolve(folder, 'contact.db');
  const children: ChildProcess[] = [];
  const start = (command: readonly string[], environment: NodeJS.ProcessEnv, url: RegExp) => {
    const child = spawn(process.execPath, ['--import', tether, ...command], {
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    return firstMatch(child, url);
  };
  const serve = async (contact?: string): Promise<string> => {
    const command = ['bin/site.js', 'preview', '--out', resolved, '--port', '0'];
    return start(
      [...command, ...(contact ? ['--proxy', `/api=${contact}`] : [])],
      {},
      /http:\/\/[^\s/]+/,
    );
  };
  const serveWithService = async (file: string, limit: string): Promise<string> => {
    const environment = {
      PORT: '0',
      CONTACT_DB: file,
      RATE_LIMIT_MAX: limit,
      REQUESTS_PER_MINUTE: '1000',
    };
    return serve(await start(['bin/contact-server.js'], environment, /http:\/\/[^\s]+/));
  };
  const [url, urlWithLimit, urlWithoutService] = await Promise.all([
    serveWithService(messages, '1000'),
    serveWithService(resolve(folder, 'limited.db'), '1'),
    serve(),
  ]);
  provide('builtSite', {
    resolved,
    asStated,
    url,
    urlWithLimit,
    urlWithoutService,
    messages,
    holiday,
    year: new Date(day).getUTCFullYear(),
  });
  return async () => {
    for (const child of children) child.kill();
  };
}

async function build(name: string, day: number, flags: readonly string[]): Promise<string> {
  const out = resolve(folder, name);
  await site(['build', '--out', out, ...flags], { SOURCE_DATE_EPOCH: `${day / 1000}` });
  return out;
}

/** What a command prints. */
async function site(args: readonly string[], env = {}): Promise<string> {
  const { code, stdout, stderr } = await runSite(args, { env });
  if (code !== 0) throw new Error(`node bin/site.js ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

async function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const match = pattern.exec(line);
    if (match) return match[0];
  }
  throw new Error(`The process ended before it printed ${pattern}.`);
}

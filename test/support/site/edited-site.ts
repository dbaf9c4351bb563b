import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startCommand } from '../command.ts';
import { runSite } from '../run-site.ts';

/** What an owner changes in one file of the pages folder. */
export interface SiteEdit {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

export interface EditedSite {
  readonly pages: string;
  /** The built site. */
  readonly out: string;
}

/** Copies the site, makes the edits, and builds the copy, on a day (YYYY-MM-DD) if one is given. */
export async function buildEdited(
  name: string,
  edits: readonly SiteEdit[],
  day?: string,
): Promise<EditedSite> {
  const site = copyEdited(name, edits);
  await buildAgain(site, day);
  return site;
}

/** Copies the site and makes the edits, without a build. */
export function copyEdited(name: string, edits: readonly SiteEdit[]): EditedSite {
  const folder = resolve('test/.tmp/edited-site', name);
  const pages = join(folder, 'pages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('pages', pages, { recursive: true });
  for (const { file, from, to } of edits) {
    const before = readFileSync(join(pages, file), 'utf8');
    const after = before.replace(from, to);
    expect(after, file).not.toBe(before);
    writeFileSync(join(pages, file), after);
  }
  return { pages, out: join(folder, 'site') };
}

export async function buildAgain({ pages, out }: EditedSite, day?: string): Promise<void> {
  const env = day ? { SOURCE_DATE_EPOCH: `${Date.parse(`${day}T12:00Z`) / 1000}` } : {};
  const built = await runSite(['build', '--no-og', '--pages', pages, '--out', out], { env });
  expect(built).toMatchObject({ code: 0, stderr: '' });
}

/** Serves the built site until the test ends, and returns its origin. */
export async function serveEdited({ out }: Pick<EditedSite, 'out'>): Promise<string> {
  const preview = startCommand('site.js', ['preview', '--out', out, '--port', '0']);
  onTestFinished(async () => void (await preview.stop()));
  const [origin = ''] = await preview.printed(/http:\/\/[^\s/]+/);
  return origin;
}

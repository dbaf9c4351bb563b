import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect } from 'vitest';
import { type CommandResult, runSite } from './run-site.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';
import { typeCheck } from './type-check.ts';

/** A copy of a site in this repository. */
export function copyOf(pages: string): SiteFolder {
  const site = siteFolder({ '_site.tsx': null, 'index.tsx': null }, 'new');
  cpSync(pages, site.pages, { recursive: true });
  return site;
}

export function writePage({ pages }: SiteFolder, ...args: string[]): Promise<CommandResult> {
  return runSite(['new', '--pages', pages, ...args]);
}

/**
 * Writes pages into a copy of a site: except for a link to them, they pass the checks, the compiler,
 * and the formatter unchanged.
 */
export async function expectNewPagesToPass(
  pages: string,
  addresses: readonly string[],
): Promise<void> {
  const site = copyOf(pages);
  await runSite(['routes', '--types', '--pages', site.pages]);
  const files = addresses.map((address) => `${address.slice(1)}.tsx`);
  for (const [index, address] of addresses.entries()) {
    const { stderr, stdout } = await writePage(site, address);
    expect(stderr).toBe('');
    expect(stdout).toMatch(new RegExp(`^Created .*/pages/${files[index]} for ${address}\\.`));
  }
  const { stderr } = await runSite(['check', '--quiet', '--pages', site.pages]);
  expect(stderr.match(/^\S+:.*/gm)?.sort()).toEqual(
    addresses
      .map((address) => `${relative('', site.pages)}${address}.tsx: No page links to ${address}.`)
      .sort(),
  );
  const types = readFileSync(join(site.pages, '_routes.d.ts'), 'utf8');
  for (const address of addresses) expect(types).toContain(`"${address}"`);
  for (const file of files) {
    const code = readFileSync(join(site.pages, file), 'utf8');
    expect(formatted(code, file)).toBe(code);
  }
  expect(typeCheck(site.pages, [...files, '_routes.d.ts', '**/*files.d.ts'])).toBe('');
}

/** The code as the project's formatter writes it, with its imports in order. */
function formatted(code: string, file: string): string {
  const biome = resolve('node_modules/.bin/biome');
  const args = ['check', '--write', `--stdin-file-path=pages/${file}`];
  return spawnSync(biome, args, { input: code, encoding: 'utf8' }).stdout;
}

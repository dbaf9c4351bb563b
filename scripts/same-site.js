#!/usr/bin/env node
// Compares what two checkouts of this project build, file by file, to the byte.
//
// Usage: node scripts/same-site.js <other checkout> [--first <checkout>] [--folder <folder of pages>]
//
// Each checkout builds the pages of the store, the fixture sites and 300 generated page modules, as
// they are in the checkout itself, or only the folder that is named: with default options,
// --as-stated, --base /shop and --compress; the store and the smallest site also for each host. The
// dates of sitemap.xml are left out. A difference is printed, and ends the command with exit code 1.
// Packages must be installed in both checkouts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const variants = [[], ['--as-stated'], ['--base', '/shop'], ['--compress']];
const hosts = ['netlify', 'cloudflare', 'vercel', 'github-pages', 'nginx', 'caddy', 'apache', 's3'];
/** @type {Readonly<Record<string, readonly string[][]>>} */
const hostVariants = {
  pages: hosts.map((host) => ['--target', host]),
  'test/fixtures/tiny': hosts.map((host) => ['--target', host, '--base', '/shop', '--compress']),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '.' }, folder: { type: 'string' } },
});
const [own, other, ...more] = [values.first, ...positionals].map((checkout) => resolve(checkout));
if (own === undefined || other === undefined || more.length > 0) {
  console.error('Usage: node scripts/same-site.js <other checkout> [--first <checkout>]');
  process.exit(2);
}

const folders = values.folder
  ? [values.folder]
  : ['pages', 'test/fixtures/bakery', 'test/fixtures/tiny', 'test/.tmp/same-site'];
if (!values.folder) for (const checkout of [own, other]) await generate(checkout);

for (const folder of folders)
  for (const variant of [...variants, ...(hostVariants[folder] ?? [])]) {
    const first = build(own, folder, variant);
    const second = build(other, folder, variant);
    const different = [...new Set([...first.keys(), ...second.keys()])].filter(
      (path) => !first.get(path)?.equals(second.get(path) ?? Buffer.of()),
    );
    const name = [folder, ...variant].join(' ');
    if (different.length === 0) console.log(`${name}: ${first.size} files are the same.`);
    else {
      console.log(
        `${name}: ${different.length} of ${first.size} files differ: ${different.slice(0, 20).join(', ')}`,
      );
      process.exitCode = 1;
    }
  }

/** @param {string} checkout */
async function generate(checkout) {
  const { site } = await import(pathToFileURL(join(checkout, 'bench/contenders/site.js')).href);
  site.prepare({ folder: join(checkout, 'test/.tmp/same-site'), count: 300, shape: 'modules' });
}

/**
 * The contents of all files, by path.
 * @param {string} checkout
 * @param {string} folder
 * @param {readonly string[]} variant
 */
function build(checkout, folder, variant) {
  const out = mkdtempSync(join(tmpdir(), 'same-site-'));
  const args = ['build', '--quiet', '--no-cache', '--pages', folder, '--out', join(out, 'site')];
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1777852800' };
  const command = [join(checkout, 'bin/site.js'), ...args, ...variant];
  const { stderr } = spawnSync(process.execPath, command, { cwd: checkout, env });
  // A site that cannot be built this way must fail with the same message.
  const files = new Map([['problems', stderr]]);
  if (stderr.length > 0) return files;
  for (const path of readdirSync(join(out, 'site'), { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(out, 'site', path)).isFile()) files.set(path, contentsOf(out, path));
  rmSync(out, { recursive: true });
  return files;
}

/**
 * @param {string} out
 * @param {string} path
 */
function contentsOf(out, path) {
  const contents = readFileSync(join(out, 'site', path));
  if (!path.startsWith('sitemap')) return contents;
  // Compressed forms hold the same dates.
  if (path !== 'sitemap.xml') return Buffer.of(0);
  return Buffer.from(contents.toString('utf8').replaceAll(/<lastmod>.*?<\/lastmod>/g, ''));
}

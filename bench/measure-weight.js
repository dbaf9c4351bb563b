import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root, scratch } from './places.js';
import { runProcess } from './run-process.js';

/** What a browser receives for each page before the visitor touches anything, compressed with brotli. */
export async function measureWeight(_, { nodes, note }) {
  const out = join(scratch, 'weight', 'out');
  rmSync(out, { recursive: true, force: true });
  const build = [join(root, 'bin', 'site.js'), 'build', '--no-og', '--out', out];
  await runProcess([nodes[0].path, ...build], root);
  const files = readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.html'));
  const headers = Buffer.byteLength(readFileSync(join(out, '_headers')));
  const rows = files.sort().map((file) => weigh(file, out, headers));
  const pages = rows.filter(({ isRedirect }) => !isRedirect);
  const heaviest = pages.reduce((one, other) => (other.html > one.html ? other : one));
  note(
    `The heaviest of ${pages.length} pages is ${heaviest.page}, with ${heaviest.html} B of HTML.`,
  );
  return pages;
}

function weigh(file, out, headers) {
  const html = readFileSync(join(out, file), 'utf8');
  const size = (path) => brotliCompressSync(readFileSync(join(out, path))).length;
  const urlsOf = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, url]) => url))];
  const sum = (urls) => urls.reduce((total, url) => total + size(url), 0);
  const scripts = urlsOf(/<script data-src="([^"]+)"/g);
  const fonts = urlsOf(/<link rel="preload" href="([^"]+)" as="font"/g);
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  return {
    page: `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/'),
    isRedirect: html.includes('http-equiv="refresh"'),
    html: brotliCompressSync(html).length,
    withHeaders: brotliCompressSync(html).length + headers,
    css: brotliCompressSync(css).length,
    scripts: sum(scripts),
    fonts: sum(fonts),
    islands: html.split('data-island=').length - 1,
  };
}

export const weightColumns = [
  ['page', (row) => row.page],
  ['HTML with CSS, B', (row) => String(row.html)],
  ['with the site’s headers, B', (row) => String(row.withHeaders)],
  ['CSS only, B', (row) => String(row.css)],
  ['scripts, B', (row) => String(row.scripts)],
  ['font, B', (row) => String(row.fonts)],
  ['islands', (row) => String(row.islands)],
];

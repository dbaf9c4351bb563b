#!/usr/bin/env node
// Counts the words in <main> of each page that search engines list, and names the pairs of pages
// that share the most text.
//
// Usage: node scripts/count-words.js [built folder]
//
// Labels of drawings in the page are counted, and so are texts that only a choice shows. The share of
// a pair is the part of the shorter page's runs of 8 words that is also on the other page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { DomUtils, parseDocument } from 'htmlparser2';

/** How many words in a row count as a passage that two pages share. */
export const runLength = 8;

/** @typedef {ReturnType<typeof parseDocument>['children'][number]} ChildNode */

const unread = new Set(['script', 'style', 'template', 'noscript']);

/**
 * The text of `<main>`, hidden parts included.
 * @param {string} html
 */
export function mainText(html) {
  return DomUtils.getElementsByTagName('main', parseDocument(html), true, 1).map(textOf).join(' ');
}

/**
 * @param {ChildNode} node
 * @returns {string}
 */
function textOf(node) {
  if ('attribs' in node)
    return unread.has(node.name) ? '' : ` ${node.children.map(textOf).join('')} `;
  return String(node.type) === 'text' && 'data' in node ? node.data : '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await printCounts(process.argv[2] ?? 'dist');

/** @param {string} folder */
async function printCounts(folder) {
  const { shingles, similarPairs, wordsOf } = await loadChecks();
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex'))
    .map(({ file, html }) => ({ file, words: wordsOf(mainText(html)) }))
    .sort((a, b) => b.words.length - a.words.length);
  for (const { file, words } of pages) console.log(`${String(words.length).padStart(6)} ${file}`);
  const total = pages.reduce((sum, { words }) => sum + words.length, 0);
  console.log(`${String(total).padStart(6)} words on ${pages.length} pages`);
  const runs = pages.map(({ file, words }) => ({ file, words: shingles(words, runLength) }));
  for (const { first, second, similarity } of similarPairs(runs, 0).slice(0, 10))
    console.log(`${`${(similarity * 100).toFixed(1)}%`.padStart(6)} ${first.file} ${second.file}`);
}

/** The site’s own definitions of a word and of similar texts, which are TypeScript. */
async function loadChecks() {
  const { outputFiles } = await build({
    stdin: {
      contents: 'export * from "./similarity.ts"; export * from "./words.ts";',
      resolveDir: 'pages/_checks',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  /** @type {typeof import('../pages/_checks/similarity.ts') & typeof import('../pages/_checks/words.ts')} */
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
}

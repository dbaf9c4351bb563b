// Prints the pages whose own text is most similar. `site check` fails above the limit.
//
//   node bin/site.js build && node test/site/alike.js
//   node test/site/alike.js --out test/.tmp/stated --count 40
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importTool } from './run-tool.js';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, count: { type: 'string', default: '20' } },
});
const { comparePages, ownWords, specifiedRoutes } = await importTool('tools.ts');

const fileOf = (route) => join(values.out, route === '/' ? 'index.html' : `${route}.html`);
const pages = specifiedRoutes
  .filter((route) => existsSync(fileOf(route)))
  .map((address) => ({ address, words: ownWords(readFileSync(fileOf(address), 'utf8')) }));

for (const line of comparePages(pages).slice(0, Number(values.count))) console.log(line);

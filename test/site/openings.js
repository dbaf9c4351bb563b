// Prints the first forty words of every page (without breadcrumbs and shared blocks), as a list to read.
//
//   node bin/site.js build && node test/site/openings.js
//   node test/site/openings.js --out test/.tmp/stated /dhl-services /services
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importTool } from './run-tool.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'dist' } },
});
const { ownWords, specifiedRoutes } = await importTool('tools.ts');

for (const route of positionals.length > 0 ? positionals : specifiedRoutes) {
  const file = join(values.out, route === '/' ? 'index.html' : `${route}.html`);
  if (!existsSync(file)) continue;
  const words = ownWords(readFileSync(file, 'utf8'));
  console.log(`${route}\n  ${words.slice(0, 40).join(' ')}\n`);
}

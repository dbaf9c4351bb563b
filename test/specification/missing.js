// Prints what the specification states of pages and the built site does not say.
//
//   node bin/site.js build && node test/specification/missing.js                    all built pages
//   node test/specification/missing.js /dhl-services /services                      these pages
//   node test/specification/missing.js --list /dhl-services                         all that is asked of a page
//   node bin/site.js build --as-stated --out test/.tmp/stated
//   node test/specification/missing.js --out test/.tmp/stated --as-stated           the other policy
//
// It builds nothing: it reads the folder `dist` (or --out). Exit code 1 if anything is missing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importTool } from '../site/run-tool.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'dist' },
    'as-stated': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const policy = values['as-stated'] ? 'as-stated' : 'resolved';
const { missingStatements, missingSomewhere, statementsOf, specifiedRoutes } =
  await importTool('tools.ts');

const read = (route) => {
  const file = join(values.out, route === '/' ? 'index.html' : `${route}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const routes = positionals.length > 0 ? positionals : [...specifiedRoutes, '/404'];

if (values.list) {
  for (const route of routes)
    for (const { what, under } of statementsOf(route, policy))
      console.log(`${route}${under ? ` (${under})` : ''}: ${what}`);
  process.exit(0);
}

const absent = routes.filter((route) => read(route) === undefined);
const missing = routes
  .filter((route) => !absent.includes(route))
  .flatMap((route) => missingStatements(route, read(route), policy));
const nowhere = positionals.length > 0 ? [] : missingSomewhere(read);

for (const line of [...missing, ...nowhere]) console.log(line);
if (absent.length > 0) console.log(`Not in ${values.out} yet: ${absent.join(' ')}`);
console.log(
  `${missing.length + nowhere.length} statements missing on ${routes.length - absent.length} built pages.`,
);
process.exitCode = missing.length + nowhere.length > 0 ? 1 : 0;

import type { BuiltSite } from './read-built.ts';
import { pageText } from './site-folder.ts';

const counter = `import { useId, useState } from 'react';
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>Count {count} now</button>;
}
`;
/** An `x.island.ts` for `x.tsx`. */
export const wake = (name: string, component: string) =>
  `import { island } from '#island';\nimport { ${component} } from './${name}.tsx';\nexport default island(${component});\n`;
export const widgets = {
  '_widgets/counter.tsx': counter,
  '_widgets/counter.island.ts': wake('counter', 'Counter'),
  '_widgets/tabs.tsx': counter.replaceAll('Counter', 'Tabs'),
  '_widgets/tabs.island.ts': wake('tabs', 'Tabs'),
};
/** A page that shows the counter. */
export const withCounter = (title: string, count = 1) =>
  pageText(title, {
    imports: "import { Counter } from './_widgets/counter.tsx';",
    body: '<Island name="counter" component={Counter} props={{ start: 3 }} />'.repeat(count),
  });
/** Paths of the scripts that a page runs. */
export const scriptsOf = (html: string) =>
  [...html.matchAll(/<script data-src="\/([^"]+)">/g)].map(([, src]) => src ?? '');
/** Paths of the modules of a page's islands. */
export const islandsOf = (html: string) =>
  [...html.matchAll(/(?<!<script) data-src="\/([^"]+)"/g)].map(([, src]) => src ?? '');

/** A file of a site and everything it imports, statically or later. */
export function withImports(site: BuiltSite, path: string): readonly string[] {
  const found = new Set([path]);
  for (const file of found)
    for (const [, name = ''] of site.read(file).matchAll(/["']\/(assets\/[^"']+\.js)["']/g))
      found.add(name);
  return [...found];
}

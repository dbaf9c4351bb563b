// The least that a build of React pages can do: the layout once, each page once, a file for each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const [folder, out] = process.argv.slice(2);
const load = (file) => import(join(folder, 'compiled', file));
const { default: site } = await load('_site.js');
const css = readFileSync(join(folder, '_site.css'), 'utf8');
const [before, after] = renderToStaticMarkup(createElement(site.Layout, {}, '~')).split('~');

for (const file of JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))) {
  const { default: Page, meta, entries } = await load(`${file}.js`);
  if (!entries) write(file, meta, createElement(Page));
  else
    for await (const entry of entries)
      write(file.replace('[slug]', entry.slug), meta(entry), createElement(Page, { entry }));
}

function write(path, meta, page) {
  const url = `${site.origin}/${path}`;
  const data = site.structuredData({ url, origin: site.origin, meta });
  const file = join(out, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${meta.title}</title>` +
      `<meta name="description" content="${meta.description}"><link rel="canonical" href="${url}"><style>${css}</style>` +
      `<script type="application/ld+json">${JSON.stringify(data)}</script></head>` +
      `<body>${before}${renderToStaticMarkup(page)}${after}</body></html>`,
  );
}

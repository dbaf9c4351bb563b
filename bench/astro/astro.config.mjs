import { defineConfig } from 'astro/config';

// As the others: `guide/x.html`, the style sheet in the page, and no highlighter.
export default defineConfig({
  site: 'https://bench.example',
  cacheDir: './.cache',
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});

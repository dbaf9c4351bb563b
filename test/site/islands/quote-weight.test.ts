import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the fields for boxes add at most 6 kB to the contact form, besides React', async () => {
  const { outputFiles } = await build({
    entryPoints: ['pages/_islands/quote-builder.tsx'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    write: false,
  });
  const [{ contents } = { contents: '' }] = outputFiles;
  expect(contents.length).toBeGreaterThan(0);
  expect(brotliCompressSync(contents).length).toBeLessThanOrEqual(6_000);
});

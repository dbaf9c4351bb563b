import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test.each([
  ['that every page loads', 'open-status', 900],
  ['of the pickups', 'pickup-status', 1_620],
])('the clock %s is small, and imports only how a time is written', async (_, name, limit) => {
  const clock = `export * from './pages/_clock/${name}.ts';`;
  const { outputFiles, metafile } = await build({
    stdin: { contents: clock, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const [bundle] = outputFiles;
  expect(brotliCompressSync(bundle?.contents ?? '').length).toBeLessThan(limit);
  const inputs = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  expect(inputs.filter((file) => !file.startsWith('pages/_clock/'))).toEqual([
    'pages/_facts/time-of-day.ts',
  ]);
});

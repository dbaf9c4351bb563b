import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const clock = ['open-status', 'pickup-status']
  .map((name) => `export * from './pages/_clock/${name}.ts';`)
  .join('\n');

test('the clock that every page loads is small, and imports only how a time is written', async () => {
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
  expect(brotliCompressSync(bundle?.contents ?? '').length).toBeLessThan(1_480);
  const inputs = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  expect(inputs.filter((file) => !file.startsWith('pages/_clock/'))).toEqual([
    'pages/_facts/time-of-day.ts',
  ]);
});

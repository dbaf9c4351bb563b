import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../support/site-folder.ts';

const code = `
import { compile } from ${JSON.stringify(resolve('bin/compile.js'))};
const [root, ...entries] = process.argv.slice(1);
const entry = await compile({ root, folder: 'tool', entries });
const { main } = await import(entry);
console.log(await main());
`;

/** A program that imports a part of itself later, while it runs. */
function tool(): string {
  const { root } = siteFolder();
  mkdirSync(join(root, 'tool'));
  writeFileSync(
    join(root, 'tool', 'main.ts'),
    "export async function main() { await new Promise(setImmediate); const { word } = await import('./later.ts'); return word; }",
  );
  writeFileSync(join(root, 'tool', 'later.ts'), "export const word: string = 'done';");
  writeFileSync(join(root, 'tool', 'worker.ts'), 'export {};');
  return root;
}

async function run(root: string, ...entries: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, root, ...entries], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await once(child, 'close');
  return output;
}

const compiledIn = (root: string) => {
  const cache = join(root, 'node_modules', '.cache', 'compiled');
  return readdirSync(cache).map((name) => readdirSync(join(cache, name)));
};

test('commands that start at the same moment compile once, and none removes the result from another', async () => {
  const root = tool();
  const outputs = await Promise.all(Array.from({ length: 6 }, () => run(root, 'main.ts')));
  expect(outputs).toEqual(Array.from({ length: 6 }, () => 'done\n'));
  expect(compiledIn(root)).toHaveLength(1);
});

test('a program compiled without an entry is not mistaken for one with it', async () => {
  const root = tool();
  expect(await run(root, 'main.ts')).toBe('done\n');
  expect(await run(root, 'main.ts', 'worker.ts')).toBe('done\n');
  expect(compiledIn(root).flat()).toContain('worker.js');
});

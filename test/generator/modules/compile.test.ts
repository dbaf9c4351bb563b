import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

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

thoroughly(
  'commands that start at the same moment compile once, and none removes the result from another',
  async () => {
    const root = tool();
    const outputs = await Promise.all(Array.from({ length: 6 }, () => run(root, 'main.ts')));
    expect(outputs).toEqual(Array.from({ length: 6 }, () => 'done\n'));
    expect(compiledIn(root)).toHaveLength(1);
  },
);

test('a program compiled without an entry is not mistaken for one with it', async () => {
  const root = tool();
  expect(await run(root, 'main.ts')).toBe('done\n');
  expect(await run(root, 'main.ts', 'worker.ts')).toBe('done\n');
  expect(compiledIn(root).flat()).toContain('worker.cjs');
});

const loading = `
import { loadProgram } from ${JSON.stringify(resolve('bin/load-program.js'))};
const [file, command] = process.argv.slice(1);
loadProgram(file, command).main();
`;

test.each([
  ['is damaged', (cache: string) => flipBytes(cache)],
  ['is cut off', (cache: string) => truncateSync(cache, 1000)],
  ['is missing', (cache: string) => rmSync(cache)],
])('a program runs even if its code cache %s, and writes it again', (_, damage) => {
  const { root } = siteFolder();
  const file = join(root, 'main.cjs');
  // Long enough that V8 notices no damage by itself.
  const functions = Array.from({ length: 500 }, (_, index) => `(() => { tick(${index}); })();`);
  writeFileSync(
    file,
    `let ticks = 0; const tick = () => { ticks += 1; }; ${functions.join('\n')}
module.exports = { main: () => console.log(ticks) };`,
  );
  const load = (): string =>
    execFileSync(process.execPath, ['--input-type=module', '-e', loading, file, 'build'], {
      encoding: 'utf8',
    });
  expect(load()).toBe('500\n');
  const cache = `${file}.build.cache`;
  const size = statSync(cache).size;
  damage(cache);
  expect(load()).toBe('500\n');
  expect(statSync(cache).size).toBe(size);
  const { mtimeMs } = statSync(cache);
  expect(load()).toBe('500\n');
  // The whole cache was used.
  expect(statSync(cache).mtimeMs).toBe(mtimeMs);
});

function flipBytes(file: string): void {
  const contents = readFileSync(file);
  for (let at = 100; at < contents.length; at += 97) contents[at] = 255 - (contents[at] ?? 0);
  writeFileSync(file, contents);
}

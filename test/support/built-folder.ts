import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { manifestName, stagingFolders } from '../../src/core/files/output-files.ts';

/** Contents by path in the folder. */
export type BuiltFiles = Readonly<Record<string, string | Uint8Array>>;

/** A folder as a build leaves it, with the files that a test needs. */
export function builtFolder(files: BuiltFiles): string {
  mkdirSync('test/.tmp', { recursive: true });
  const out = join(resolve(mkdtempSync('test/.tmp/built-')), 'dist');
  write(out, files);
  return out;
}

function write(folder: string, files: BuiltFiles): void {
  for (const [path, contents] of Object.entries({ [manifestName]: '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/** Another process that changes files, as builds and editors do. */
export interface Changer {
  /** Replaces a built folder with another by the two renames of a build. */
  readonly replace: (out: string, files: BuiltFiles) => Promise<void>;
  /** Writes a file, truncates it, writes it again, and deletes it, several times. */
  readonly rework: (file: string, times: number) => Promise<void>;
  readonly stop: () => void;
}

export function startChanger(): Changer {
  const child = spawn(process.execPath, ['-e', changing], { stdio: ['pipe', 'pipe', 'inherit'] });
  const call = async (...parameters: readonly unknown[]): Promise<void> => {
    child.stdin.write(`${JSON.stringify(parameters)}\n`);
    await once(child.stdout, 'data');
  };
  return {
    replace: async (out, files) => {
      const { ready, previous } = stagingFolders(out);
      write(ready, files);
      await call('replace', out, ready, previous);
    },
    rework: (file, times) => call('rework', file, times),
    stop: () => child.kill(),
  };
}

const changing = `
const fs = require('node:fs');
const changes = {
  replace(out, ready, previous) {
    fs.renameSync(out, previous);
    fs.renameSync(ready, out);
    fs.rmSync(previous, { recursive: true });
  },
  rework(file, times) {
    for (let time = 0; time < times; time += 1) {
      fs.writeFileSync(file, 'x'.repeat(3_000_000 + time));
      fs.truncateSync(file, 10);
      fs.writeFileSync(file, 'x'.repeat(1_000_000 + time));
      fs.rmSync(file);
    }
  },
};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [name, ...parameters] = JSON.parse(line);
  changes[name](...parameters);
  console.log('done');
});
`;

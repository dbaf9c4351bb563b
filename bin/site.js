#!/usr/bin/env node
// Runs the command line: in a package its compiled form; here its TypeScript, compiled once per change.
import './check-installation.js';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCache } from './cache-folder.js';
import { loadProgram } from './load-program.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { program } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entry = program ? join(root, program) : await compileGenerator();
const source = join(root, program ? 'lib' : 'src');
const [, , command = ''] = process.argv;
// React chooses its build when it is first imported: the production one renders four times as fast, and the other one
// reports mistakes.
process.env.NODE_ENV = ['check', 'watch'].includes(command) ? 'development' : 'production';
const { main } = loadProgram(entry, command.replace(/\W/g, ''));
/** @param {string} name */
const importModule = (name) => import(name);
await main({ root, source, compiled: dirname(dirname(entry)), openCache, importModule });

async function compileGenerator() {
  const { compile, generator } = await import('./compile.js');
  // Pages must get the same React.
  return compile({ root, ...generator, required: ['react', 'react-dom'] });
}

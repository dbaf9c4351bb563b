#!/usr/bin/env node
// Compiles the contact service once per change of its sources, and runs it. In production a bundle runs instead.
import './check-installation.js';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.js';
import { loadProgram } from './load-program.js';

if (process.env.NODE_ENV === 'production') {
  console.error(
    'NODE_ENV is production, and this command would compile the service.\n  Bundle it once with node bin/bundle-contact-server.js <folder>, and run <folder>/contact-server.mjs.',
  );
  process.exit(2);
}
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);
process.setSourceMapsEnabled(true);
const entry = await compile({
  root,
  folder: 'contact-server',
  entries: ['cli.ts'],
  required: ['libsql'],
});
const { cli } = loadProgram(entry, (words[0] ?? '').replace(/\W/g, ''));
await cli(process.env, words);

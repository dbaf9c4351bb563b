#!/usr/bin/env node
// Compiles the contact service once per change of its sources, and runs it.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './compile.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.setSourceMapsEnabled(true);
const entry = await compile({ root, folder: 'contact-server', entries: ['cli.ts'] });
const { cli } = await import(pathToFileURL(entry).href);
await cli(process.env, process.argv.slice(2));

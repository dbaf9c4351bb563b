#!/usr/bin/env node
// Compiles the command line's TypeScript once per change of its sources, and runs it.
import './check-packages.js';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openCache } from './cache-folder.js';
import { compile } from './compile.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// React chooses its build when it is first imported; the production one renders four times as fast.
process.env.NODE_ENV = 'production';
const cache = openCache(root);
const entry = await compile({
  root,
  cache,
  folder: 'src',
  entries: [
    'cli/cli.ts',
    'assets/og-images/worker.ts',
    'checks/react-warnings/worker.ts',
    'watch/worker.ts',
  ],
  scripts: ['watch/client/overlay.ts'],
  // Pages are to get the same React, and esbuild finds its program from where it lies.
  required: ['esbuild', 'react', 'react-dom'],
});
const { main } = await import(pathToFileURL(entry).href);
await main({ root, cache, compiled: dirname(dirname(entry)) });

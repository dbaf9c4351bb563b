import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Loaded when they are first used: a command that compiles nothing, and a thread that never does, start sooner.

export const esbuild = (): typeof import('esbuild') => require('esbuild');

export const oxc = (): typeof import('oxc-transform') => require('oxc-transform');

export const oxcResolver = (): typeof import('oxc-resolver') => require('oxc-resolver');

export const imageSizes = (): typeof import('image-size') => require('image-size');

export const marked = (): typeof import('marked') => require('marked');

export const yaml = (): typeof import('yaml') => require('yaml');

export const compilerVersions: readonly string[] = [
  'esbuild',
  'marked',
  'oxc-transform',
  'yaml',
].map((name) => require(`${name}/package.json`).version);

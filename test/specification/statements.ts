// Everything that a table of statements is written with.
export * from './statements/links.ts';
export * from './statements/lists.ts';
export * from './statements/rows.ts';
export * from './statements/statement.ts';
export * from './statements/structured.ts';
export * from './statements/text.ts';
export { pattern, type Words } from './statements/word-statements.ts';

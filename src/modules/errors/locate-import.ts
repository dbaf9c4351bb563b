import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isImage } from '../../core/files/asset-names.ts';
import { isMarkdown } from '../../core/markdown-path.ts';
import type { Place, Report } from '../../core/problem.ts';
import type { CompiledModule } from '../compile/compiled-module.ts';

/** The line and the column of an offset in a text, and the text of that line. */
export function lineAt(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  const lineText = text.split('\n')[line - 1]?.trim() ?? '';
  return { place: { line, column: (before.at(-1) ?? '').length + 1 }, lineText };
}

/** Where a file imports a specifier, and the text of that line. Without a line, if it is not found. */
export function placeOfImport(
  file: string,
  specifier: string,
  folder: string,
): { readonly place: Place; readonly lineText?: string } {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  // Markdown has no quotes around the path of an image, which need not begin with a dot.
  const texts = isMarkdown(file)
    ? [specifier.replace(/^\.\//, ''), encodeURI(specifier.replace(/^\.\//, ''))]
    : [`'${specifier}'`, `"${specifier}"`];
  const columnIn = (line: string): number =>
    Math.max(...texts.map((text) => line.indexOf(text))) + (isMarkdown(file) ? 1 : 2);
  const index = lines.findIndex((line) => texts.some((text) => line.includes(text)));
  const text = lines[index];
  if (text === undefined) return { place: { file } };
  const place = { file, line: index + 1, column: columnIn(text) };
  return { place, lineText: text.trim() };
}

/** The first import of a file, or the file itself if no module imports it. */
export function placeOfImporter(
  target: string,
  modules: ReadonlyMap<string, CompiledModule>,
  folder: string,
): Place {
  for (const { file, imports } of modules.values()) {
    const [specifier] = Object.entries(imports).find(([, imported]) => imported === target) ?? [];
    if (specifier !== undefined) return placeOfImport(file, specifier, folder).place;
  }
  return { file: target };
}

/** An image has no lines, so its problems are reported where it is imported. */
export function atImport(
  report: Report,
  modules: ReadonlyMap<string, CompiledModule>,
  folder: string,
): Report {
  return (problem) =>
    report({
      ...problem,
      ...(isImage(problem.file) && placeOfImporter(problem.file, modules, folder)),
    });
}

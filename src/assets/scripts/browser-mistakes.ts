import { readFileSync } from 'node:fs';
import type { Report } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { type EsbuildResult, inputFiles } from '../../modules/compile/esbuild.ts';
import { lineAt, placeOfImport } from '../../modules/errors/locate-import.ts';

interface Site {
  readonly sources: Pick<Sources, 'folder' | 'islandFiles'>;
  /** The style sheets of all pages. */
  readonly sheets: readonly string[];
}

/** Reports what bundles without a warning, and fails in the browser. */
export function reportBrowserMistakes(
  { metafile, outputFiles }: EsbuildResult,
  site: Site,
  report: Report,
): void {
  const { folder, islandFiles } = site.sources;
  reportLostSheets(metafile, site, report);
  const outputs = Object.values(metafile.outputs);
  for (const { entryPoint = '', exports } of outputs)
    if (islandFiles.includes(entryPoint) && !exports.includes('default'))
      report({
        file: entryPoint,
        message: 'The island file has no default export, so nothing hydrates its island.',
        hint: 'Write `export default island(TheComponent)`.',
      });
  // No comment is left in a bundle, but its source map has the whole text.
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const readsEnvironment = scripts.some(({ text }) => text.includes('process.env'));
  const ownFiles = inputFiles(metafile, folder).filter((file) => file.startsWith(`${folder}/`));
  for (const file of readsEnvironment ? ownFiles : []) {
    const text = readFileSync(file, 'utf8');
    const offset = text.search(/\bprocess\.env\b(?!\.NODE_ENV)/);
    if (offset === -1) continue;
    report({
      file: file.slice(folder.length + 1),
      ...lineAt(text, offset).place,
      message: 'Code for the browser reads process.env, which only Node has.',
      hint: 'Read it in the page, and pass the value to the island as a prop.',
    });
  }
}

/** Pages get style sheets from their own modules only. */
function reportLostSheets(
  { inputs }: EsbuildResult['metafile'],
  { sources: { folder }, sheets }: Site,
  report: Report,
): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, original = path } of imports) {
      if (!path.endsWith('.css') || sheets.includes(path) || file.endsWith('.css')) continue;
      report({
        ...placeOfImport(file, original, folder).place,
        message: `Only code for the browser imports "${original}", so no page has its styles.`,
        hint: 'Import the style sheet in the component that the page renders.',
      });
    }
}

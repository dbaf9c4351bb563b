import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Place, Report } from '../../core/problem.ts';
import { isInPackage, type Sources } from '../../core/sources.ts';
import { encodingProblem } from '../../modules/compile/encoding.ts';
import { type EsbuildResult, inputFiles } from '../../modules/compile/esbuild.ts';
import { blankComments, isScript } from '../../modules/compile/script.ts';
import { lineAt, placeOfImport } from '../../modules/errors/locate-import.ts';
import type { SiteOptions } from '../../modules/site-options.ts';

interface Site extends Pick<SiteOptions, 'generatorFolder'> {
  readonly sources: Pick<Sources, 'folder' | 'islandFiles'>;
  /** The style sheets of all pages. */
  readonly sheets: readonly string[];
  /** The environment variables that browsers get. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Reports code that bundles without a warning but fails in the browser. */
export function reportBrowserMistakes(
  { metafile, outputFiles }: EsbuildResult,
  site: Site,
  report: Report,
): void {
  const { folder, islandFiles } = site.sources;
  reportLostSheets(metafile, site, report);
  const outputs = Object.values(metafile.outputs);
  for (const { entryPoint = '', exports } of outputs) {
    if (!islandFiles.includes(entryPoint)) continue;
    if (exports.includes('default')) reportOtherExport(entryPoint, folder, report);
    else
      report({
        file: entryPoint,
        message: 'The island file has no default export, so nothing hydrates its island.',
        hint: 'Write `export default island(TheComponent)`.',
      });
  }
  // No comment is left in a bundle, but its source map has the whole text.
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const named = onlyInNode.filter(({ name }) => scripts.some(({ text }) => text.includes(name)));
  const isOwn = (file: string): boolean =>
    !isInPackage(file) && !file.startsWith(site.generatorFolder + sep);
  for (const file of inputFiles(metafile, folder).filter(isOwn)) {
    const problem = isScript(file) ? encodingProblem(relative(folder, file), file) : undefined;
    if (problem) report(problem);
    if (named.length > 0) reportUses(named, file, site, report);
  }
}

/**
 * The default export must be an island, and one of the component next to the file. Another component
 * passes if that module imports it: it may be the part that runs in browsers.
 */
function reportOtherExport(file: string, folder: string, report: Report): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const code = blankComments(text);
  const bare =
    /\bexport\s+(?:default\s+(?:function\s+)?|\{\s*(?=\w+\s+as\s+default\b))([A-Z]\w*)/.exec(code);
  const placeAt = (index: number): Place => ({ file, ...lineAt(text, index).place });
  if (bare && !/\bisland\s*(?:[<(]|as\b)|\bStartIsland\b/.test(code))
    report({
      ...placeAt(bare.index),
      message: `The island file exports ${bare[1]} itself, so nothing hydrates its island.`,
      hint: `Write \`export default island(${bare[1]})\`.`,
    });
  const [, name = ''] = /\bexport\s+default\s+island\((\w+)\)/.exec(code) ?? [];
  const [found = '', path = ''] =
    new RegExp(`\\bimport\\b[^;'"]*\\b${name}\\b[^;'"]*['"](\\.[^'"]*\\.tsx)['"]`).exec(code) ?? [];
  const neighbor = file.replace(/\.island\.tsx?$/, '.tsx');
  const other = posix.join(posix.dirname(file), path);
  if (name === '' || path === '' || other === neighbor || !existsSync(join(folder, neighbor)))
    return;
  if (readFileSync(join(folder, neighbor), 'utf8').includes(posix.basename(path))) return;
  report({
    ...placeAt(code.indexOf(found)),
    message: `The island file hydrates ${name} of "${path}", and not the component next to it.`,
    hint: `Import the component that <Island> renders: "./${posix.basename(neighbor)}".`,
  });
}

interface OnlyInNode {
  readonly name: string;
  readonly reason: string;
  readonly hint: string;
}

const node = (name: string): OnlyInNode => ({
  name,
  reason: 'which only Node has',
  hint: 'Do this in the page, and pass the result to the island as a prop.',
});

/** Those that contain others come first. */
const onlyInNode: readonly OnlyInNode[] = [
  {
    name: 'process.env',
    reason: 'which only Node has',
    hint: 'Read it in the page, and pass the value to the island as a prop. Browsers get only variables that are set, and whose names begin with PUBLIC_.',
  },
  ...['import.meta.env', 'import.meta.glob', 'import.meta.hot'].map((name) => ({
    name,
    reason: 'which only Vite has',
    hint: 'Read `process.env.PUBLIC_…` for a setting, import each module by its name, and leave the reload to `watch`.',
  })),
  {
    name: 'import.meta',
    reason: 'which names the bundle, and not this file',
    hint: "Import the file, as in `import { url } from './photo.jpg'`, or put it into _public/ and write its path, also for a worker.",
  },
  ...['process.', 'Buffer.', 'global.', '__dirname', '__filename'].map(node),
];

/** Reports each use in a file, unless the file asks whether the name is there, or declares it. */
function reportUses(
  named: readonly OnlyInNode[],
  file: string,
  { sources: { folder }, environment }: Site,
  report: Report,
): void {
  const text = readFileSync(file, 'utf8');
  let code = blankComments(text);
  for (const each of onlyInNode) {
    const { name, reason, hint } = each;
    const [word = ''] = name.split('.');
    const isKnown = new RegExp(
      `\\b(?:typeof|const|let|var|function|class|import)\\s[^;=]*\\b${word}\\b`,
    );
    if (word !== 'import' && isKnown.test(code)) continue;
    const pattern = `(?<![\\w$.'"\`])${name.replaceAll('.', '\\.')}${name.endsWith('.') ? '' : '\\b(?:\\.(\\w+))?'}`;
    const uses = [...code.matchAll(new RegExp(pattern, 'g'))];
    const wrong = uses.find(
      ([, field = '']) => name !== 'process.env' || !isDefined(field, environment),
    );
    code = code.replaceAll(name, ' '.repeat(name.length));
    if (!wrong || !named.includes(each)) continue;
    report({
      file: relative(folder, file).split(sep).join('/'),
      ...lineAt(text, wrong.index).place,
      message: `Code for the browser reads ${name.replace(/\.$/, '')}, ${reason}.`,
      hint,
    });
  }
}

function isDefined(field: string, environment: Site['environment']): boolean {
  return field === 'NODE_ENV' || field in environment;
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

import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { pruneOldFiles } from '../core/files/prune-old-files.ts';
import { runEsbuild } from './esbuild.ts';
import { heardPageBuild, type PageBuildOptions } from './esbuild-options.ts';
import { importedNames } from './imported-names.ts';
import { createPack, type ModulePack, openPack, type PackWriter } from './module-pack.ts';
import { createPageReader, type PageReader, type PageText } from './page-texts.ts';

export interface CompilePagesOptions extends PageBuildOptions {
  /** The folder of pages; files are named as seen from it. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Where the pack lies, and where it is looked for. */
  readonly packFile: string;
  /** False where no earlier pack may be used. */
  readonly remembers?: boolean | undefined;
}

/** So many that a compiler has enough to do, and so few that it needs little memory. */
const pagesAtOnce = 100;

/** A compiler lists the folders of pages each time: 100,000 names take longer than to compile 100 pages. */
const mostParts = 250;

/**
 * Compiles each page module by itself into a pack, but for those whose compiled form stands in the
 * pack of an earlier build. Nothing is returned where something is wrong in one of them, or only a
 * bundler knows what it means.
 */
export async function compilePages(options: CompilePagesOptions): Promise<ModulePack | undefined> {
  const { files, packFile, remembers = true } = options;
  const old = remembers ? openOld(packFile) : undefined;
  const reader = createPageReader(options, old);
  const sources = files.map(reader.read);
  const isKnown = ({ file, hash }: PageText): boolean => old?.modules.get(file)?.hash === hash;
  const isKept = (text: PageText): boolean =>
    isKnown(text) && old?.modules.get(text.file)?.state === text.state;
  if (old && old.modules.size === files.length && sources.every(isKept)) return old;
  const fresh = `${packFile}.${process.pid}`;
  mkdirSync(dirname(packFile), { recursive: true });
  pruneOldFiles(dirname(packFile));
  const writer = createPack(fresh);
  try {
    const compiling = { options, reader, old, writer };
    for (const part of inParts(sources, isKnown))
      if (!(await addPart(part, compiling))) return undefined;
    writer.finish();
    renameSync(fresh, packFile);
    return openPack(packFile);
  } finally {
    writer.close();
    old?.close();
    rmSync(fresh, { force: true });
  }
}

function openOld(packFile: string): ModulePack | undefined {
  try {
    return openPack(packFile);
  } catch {
    return undefined;
  }
}

interface Part {
  readonly isKnown: boolean;
  readonly texts: readonly PageText[];
}

/** In order, those that are known and those that are not apart. */
function inParts(
  texts: readonly PageText[],
  isKnown: (text: PageText) => boolean,
): readonly Part[] {
  const most = Math.max(pagesAtOnce, Math.ceil(texts.length / mostParts));
  const parts: { isKnown: boolean; texts: PageText[] }[] = [];
  for (const text of texts) {
    const known = isKnown(text);
    const last = parts.at(-1);
    if (last?.isKnown === known && last.texts.length < most) last.texts.push(text);
    else parts.push({ isKnown: known, texts: [text] });
  }
  return parts;
}

interface Compiling {
  readonly options: CompilePagesOptions;
  readonly reader: PageReader;
  readonly old: ModulePack | undefined;
  readonly writer: PackWriter;
}

/** Whether it could be added. */
async function addPart({ isKnown, texts }: Part, compiling: Compiling): Promise<boolean> {
  if (!isKnown) return addCompiled(texts, compiling);
  const { old, writer } = compiling;
  for (const { file, state } of texts) {
    const module = old?.modules.get(file);
    if (module && old) writer.add({ ...module, state }, old.read(module));
  }
  return true;
}

const outputFolder = '/pages';

async function addCompiled(
  texts: readonly PageText[],
  { options, reader, writer }: Compiling,
): Promise<boolean> {
  let isWrong = false;
  const result = await runEsbuild(
    () =>
      build({
        ...heardPageBuild(options),
        bundle: false,
        entryPoints: texts.map(({ file }, index) => ({ in: file, out: `${index}` })),
        absWorkingDir: options.folder,
        format: 'cjs',
        outdir: outputFolder,
      }),
    () => {
      isWrong = true;
    },
  );
  if (!result || isWrong) return false;
  const codes = new Map(result.outputFiles.map(({ path, contents }) => [path, contents]));
  const outputs = Object.values(result.metafile.outputs);
  const importsOf = new Map(outputs.map(({ entryPoint, imports }) => [entryPoint, imports]));
  for (const [index, text] of texts.entries()) {
    const imports = importsOf.get(text.file) ?? [];
    // What is imported later than at the beginning has to wait until then.
    if (imports.some(({ kind }) => kind === 'dynamic-import')) return false;
    const code = codes.get(join(outputFolder, `${index}.js`)) ?? new Uint8Array();
    const names = importedNames(Buffer.from(code).toString('utf8'));
    const paths = imports.map(({ path }) => path);
    writer.add({ ...reader.asCompiled(text), imports: paths, names }, code);
  }
  return true;
}

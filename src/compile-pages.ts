import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, version } from 'esbuild';
import { runEsbuild } from './model/esbuild-run.ts';
import { heardPageBuild, type PageBuildOptions } from './model/page-build.ts';
import { createPack, type ModulePack, openPack, type PackWriter } from './module-pack.ts';
import { removeOld } from './remove-old.ts';
import { settingsAbove } from './settings-above.ts';

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

/**
 * Compiles each page module by itself into a pack, but for those whose compiled form stands in the
 * pack of an earlier build. Nothing is returned where something is wrong in one of them, or only a
 * bundler knows what it means.
 */
export async function compilePages(options: CompilePagesOptions): Promise<ModulePack | undefined> {
  const { files, packFile, remembers = true } = options;
  const old = remembers ? openOld(packFile) : undefined;
  const sources = files.map(createReader(options));
  const isKnown = ({ file, hash }: PageText): boolean => old?.modules.get(file)?.hash === hash;
  if (old && old.modules.size === files.length && sources.every(isKnown)) return old;
  const fresh = `${packFile}.${process.pid}`;
  mkdirSync(dirname(packFile), { recursive: true });
  removeOld(dirname(packFile));
  const writer = createPack(fresh);
  try {
    const parts = inParts(sources, isKnown);
    for (const part of parts) if (!(await addPart(part, old, writer, options))) return undefined;
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

/** A page module as it stood on the disk. */
interface PageText {
  readonly file: string;
  readonly hash: string;
  readonly mtimeMs: number;
}

/** All that a module's compiled form depends on: its text, its place, the compiler, and what that is told. */
function createReader(options: CompilePagesOptions): (file: string) => PageText {
  const { folder, policy, notesReads } = options;
  const settings = settingsAbove(folder, ['tsconfig.json', 'package.json']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const common = createHash('sha1').update(JSON.stringify([version, policy, notesReads, settings]));
  return (file) => {
    const path = join(folder, file);
    const { mtimeMs } = statSync(path);
    const hash = common.copy().update(`${file}\0`).update(readFileSync(path)).digest('base64');
    return { file, hash, mtimeMs };
  };
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
  const parts: { isKnown: boolean; texts: PageText[] }[] = [];
  for (const text of texts) {
    const known = isKnown(text);
    const last = parts.at(-1);
    if (last?.isKnown === known && last.texts.length < pagesAtOnce) last.texts.push(text);
    else parts.push({ isKnown: known, texts: [text] });
  }
  return parts;
}

/** Whether it could be added. */
async function addPart(
  { isKnown, texts }: Part,
  old: ModulePack | undefined,
  writer: PackWriter,
  options: CompilePagesOptions,
): Promise<boolean> {
  if (!isKnown) return addCompiled(texts, writer, options);
  for (const { file } of texts) {
    const module = old?.modules.get(file);
    if (module && old) writer.add(module, old.read(module));
  }
  return true;
}

const outputFolder = '/pages';

async function addCompiled(
  texts: readonly PageText[],
  writer: PackWriter,
  options: CompilePagesOptions,
): Promise<boolean> {
  const { folder } = options;
  let isWrong = false;
  const result = await runEsbuild(
    () =>
      build({
        ...heardPageBuild(options),
        bundle: false,
        entryPoints: texts.map(({ file }, index) => ({ in: file, out: `${index}` })),
        absWorkingDir: folder,
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
  for (const [index, { file, hash, mtimeMs }] of texts.entries()) {
    const imports = importsOf.get(file) ?? [];
    // What is imported later than at the beginning has to wait until then.
    if (imports.some(({ kind }) => kind === 'dynamic-import')) return false;
    const isAsRead = statSync(join(folder, file)).mtimeMs === mtimeMs;
    const module = { file, hash: isAsRead ? hash : '', imports: imports.map(({ path }) => path) };
    writer.add(module, codes.get(join(outputFolder, `${index}.js`)) ?? new Uint8Array());
  }
  return true;
}

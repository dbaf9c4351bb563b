import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfLines } from '../../core/hash.ts';
import type { BundlePagesOptions, NamedBundle, PageBundler } from '../../modules/bundle-pages.ts';
import { compilePages } from '../../modules/compile-pages.ts';
import type { ModuleGraph } from '../../modules/graph.ts';
import { importName } from '../../modules/import-name.ts';
import type { ModulePack } from '../../modules/module-pack.ts';
import type { Remembering } from '../../modules/remember-bundle.ts';
import { rememberedPageBundler } from './remembered-bundlers.ts';

/**
 * Compiles the pages one by one, and bundles what they share: a bundler's time and memory for ten
 * thousand modules are those of ten, and a page that is as it was is not compiled again. There is
 * no bundle where something is wrong, or only one of the whole means what the modules say.
 */
export function createPartsBundler(options: BundlePagesOptions & Remembering): PageBundler {
  const { sources, policy, base, notesReads, remembers } = options;
  const { folder } = sources;
  const files = sources.pages.map(({ file }) => file);
  const packFile = packFileOf(options);
  const bundlers: PageBundler[] = [];
  const bundle: PageBundler['bundle'] = async () => {
    const compiling = { folder, files, policy, base, notesReads, packFile, remembers };
    const pack = await compilePages(compiling);
    if (!pack) return undefined;
    try {
      const bundler = rememberedPageBundler({ ...options, names: [...namesIn(pack)] });
      bundlers.push(bundler);
      const shared = await bundler.bundle(() => {});
      return shared && { ...shared, graph: wholeGraph(pack, shared), packFile };
    } finally {
      pack.close();
    }
  };
  const dispose = async (): Promise<void> => {
    if (remembers === false) rmSync(packFile, { force: true });
    await Promise.all(bundlers.map((bundler) => bundler.dispose()));
  };
  return { bundle, dispose };
}

/** One for each site: it holds the modules of the last build alone. */
function packFileOf({ sources, cacheFolder, remembers }: BundlePagesOptions & Remembering): string {
  const site = hashOfLines([sources.folder]).slice(0, 16);
  const name = remembers === false ? `${site}-${process.pid}` : site;
  return join(cacheFolder, 'modules', `${name}.pack`);
}

function namesIn({ modules }: ModulePack): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { file, imports } of modules.values())
    for (const name of imports) names.add(importName(file, name));
  return names;
}

function wholeGraph({ modules }: ModulePack, { graph, files }: NamedBundle): ModuleGraph {
  const whole = new Map(graph);
  for (const { file, imports } of modules.values()) {
    const imported = imports.map((name) => files.get(importName(file, name)) ?? name);
    if (!whole.has(file))
      whole.set(
        file,
        imported.filter((path) => graph.has(path)),
      );
  }
  return whole;
}

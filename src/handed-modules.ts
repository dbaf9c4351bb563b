import { importModules } from './import-modules.ts';
import type { PageModules } from './model/page-modules.ts';
import type { Sources } from './model/sources.ts';
import type { ProofreadRequest } from './proofread-worker.ts';
import { runPages } from './run-pages.ts';
import { createModuleRunner, type ModuleRunner } from './stages/run-modules.ts';

/** The same one each time: it keeps what it was handed. */
let runner: ModuleRunner | undefined;

/** The modules that a proofreader was handed, or else those of the code. */
export async function handedModules(
  request: ProofreadRequest,
  sources: Sources,
): Promise<PageModules> {
  const { handed, cacheFolder } = request;
  const { folder } = sources;
  if (!handed) return importModules({ ...request, folder });
  runner ??= createModuleRunner({ folder, cacheFolder });
  await runner.put(handed.modules);
  return runPages(runner, sources, handed.contextFile);
}

import type { Sources } from '../../core/sources.ts';
import { importModules } from '../../modules/import-modules.ts';
import type { PageModules } from '../../modules/page-modules.ts';
import { createModuleRunner, type ModuleRunner } from '../../modules/run-modules.ts';
import { runPages } from '../../modules/run-pages.ts';
import type { ProofreadRequest } from './worker.ts';

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

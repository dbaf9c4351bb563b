import { join } from 'node:path';
import { root, scratch } from './places.js';

/**
 * Who takes part in a case: each contender that is there, once for every Node that it is to be run
 * by. Its sources are written; who cannot take part is noted.
 */
export function enter(benchCase, { nodes, outFolder, mayInstall, note }) {
  const { name, contenders, pages, shape } = benchCase;
  return contenders.flatMap((contender) => {
    const reason = contender.missing?.({ mayInstall });
    if (reason !== undefined) {
      note(`${name}: ${contender.name} is left out: ${reason}.`);
      return [];
    }
    return (contender.usesNode ? nodes : [undefined]).map((node, index) => {
      const place = join(name, `${contender.name.replace(/\W+/g, '-')}-${index}`);
      const folder = benchCase.folder ?? join(scratch, place, 'sources');
      if (!benchCase.folder) contender.prepare({ folder, count: pages - 1, shape });
      return {
        name: node && nodes.length > 1 ? `${contender.name} (${node.version})` : contender.name,
        contender,
        node: node?.path,
        folder,
        out: join(outFolder, place, 'out'),
        cwd: benchCase.folder ? root : folder,
      };
    });
  });
}

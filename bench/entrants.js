import { join } from 'node:path';
import { root, scratch } from './places.js';

/**
 * The entrants of a case: each installed contender, once for every Node that runs it. Writes their
 * sources, and notes the contenders that cannot take part.
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

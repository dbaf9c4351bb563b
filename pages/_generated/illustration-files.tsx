import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputFile } from '#authoring';
import { roadLines } from '../_components/drawings/road-map-lines.ts';
import { DrawingsFile } from '../_components/illustrations/illustration.tsx';
import { drawingsPath, roadsPath } from '../_navigation/file-paths.ts';
import { pageDrawings } from './page-drawings/all.ts';

/** The drawings that pages show below the first screen, one file for each page. */
export function illustrationFiles(): readonly OutputFile[] {
  return Object.entries(pageDrawings).map(([address, drawings = []]) => ({
    path: drawingsPath(address).slice(1),
    contents: renderToStaticMarkup(<DrawingsFile of={drawings} />),
  }));
}

/** The page gives the roads their look. */
export function roadsFile(): OutputFile {
  const drawing = (
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Roads around the store</title>
      <path id="roads" d={roadLines} />
    </svg>
  );
  return { path: roadsPath.slice(1), contents: renderToStaticMarkup(drawing) };
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputFile } from '#authoring';
import { DrawingsFile } from '../_components/illustrations/illustration.tsx';
import { drawingsPath } from '../_navigation/file-paths.ts';
import { pageDrawings } from './page-drawings/all.ts';

/** The drawings that pages show below the first screen, one file for each page. */
export function illustrationFiles(): readonly OutputFile[] {
  return Object.entries(pageDrawings).map(([address, drawings = []]) => ({
    path: drawingsPath(address).slice(1),
    contents: renderToStaticMarkup(<DrawingsFile of={drawings} />),
  }));
}

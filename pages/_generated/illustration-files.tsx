import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputFile } from '#authoring';
import { roadLines } from '../_components/drawings/road-map-lines.ts';
import { illustrations } from '../_components/illustrations/all.ts';
import { IllustrationFile, IllustrationSheet } from '../_components/illustrations/illustration.tsx';
import { seasonIcons } from '../_components/illustrations/seasons.tsx';
import { wayMaps } from '../_components/illustrations/ways.tsx';
import { illustrationPath } from '../_navigation/file-paths.ts';

/** The drawings that pages show below the first screen, and the maps of the ways to the store. */
export function illustrationFiles(): readonly OutputFile[] {
  const all = [...illustrations, ...seasonIcons, ...wayMaps];
  const sheets = [...new Set(all.flatMap(({ sheet }) => sheet ?? []))];
  return [
    ...all
      .filter(({ sheet }) => !sheet)
      .map((one) => fileOf(one.name, <IllustrationFile {...one} />)),
    ...sheets.map((name) =>
      fileOf(name, <IllustrationSheet of={all.filter(({ sheet }) => sheet === name)} />),
    ),
  ];
}

/** The roads of a map on a page that holds too much to carry them. The page gives them their look. */
export function roadsFile(): OutputFile {
  return fileOf(
    'roads',
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Roads around the store</title>
      <path id="roads" d={roadLines} />
    </svg>,
  );
}

function fileOf(name: string, drawing: ReactNode): OutputFile {
  return { path: illustrationPath({ name }).slice(1), contents: renderToStaticMarkup(drawing) };
}

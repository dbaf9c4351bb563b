import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputFile } from '#authoring';
import { illustrations } from '../_components/illustrations/all.ts';
import { IllustrationFile } from '../_components/illustrations/illustration.tsx';
import { wayMaps } from '../_components/illustrations/ways.tsx';
import { illustrationPath } from '../_navigation/file-paths.ts';

/** The drawings that pages show below the first screen, and the maps of the ways to the store. */
export function illustrationFiles(): readonly OutputFile[] {
  return [...illustrations, ...wayMaps].map((illustration) => ({
    path: illustrationPath(illustration.name).slice(1),
    contents: renderToStaticMarkup(<IllustrationFile {...illustration} />),
  }));
}

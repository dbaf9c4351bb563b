import { renderToStaticMarkup } from 'react-dom/server';
import type { OutputFile } from '#authoring';
import { illustrations } from '../_components/illustrations/all.ts';
import { IllustrationFile } from '../_components/illustrations/illustration.tsx';
import { illustrationPath } from '../_navigation/file-paths.ts';

/** The drawings that pages show below the first screen. */
export function illustrationFiles(): readonly OutputFile[] {
  return illustrations.map((illustration) => ({
    path: illustrationPath(illustration.name).slice(1),
    contents: renderToStaticMarkup(<IllustrationFile {...illustration} />),
  }));
}

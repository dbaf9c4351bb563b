import { renderToStaticMarkup } from 'react-dom/server';
import { type OutputFile, read } from '#authoring';
import { AreaMapPicture } from '../_components/drawings/area-map-picture.tsx';
import { distances, mapBearings } from '../_facts/distances.ts';
import { palette } from '../_facts/palette.ts';
import { areaMapPath } from '../_navigation/file-paths.ts';

/** The map of the places around the store, each at its road miles. */
export function areaMap(): OutputFile {
  const bearings = read(mapBearings, '/locations');
  const places = distances.map((place) => ({ ...place, bearing: bearings[place.name] }));
  const colors = read(palette, 'store info');
  return {
    path: areaMapPath.slice(1),
    contents: renderToStaticMarkup(<AreaMapPicture places={places} palette={colors} />),
  };
}

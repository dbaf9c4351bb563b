import type { Address } from '#authoring';
import { dayAndNight, lotTag, planFromTheDay } from '../../_components/illustrations/art-plans.tsx';
import {
  conditionReport,
  deliveryStops,
  framedPictureLayers,
} from '../../_components/illustrations/art-processes.tsx';
import {
  frontOfAMuseumCrate,
  insideAnArtCrate,
  measuredThing,
  partsOfACrate,
} from '../../_components/illustrations/crate-parts.tsx';
import type { Illustration } from '../../_components/illustrations/illustration.tsx';
import { measuredPainting, objectAndMount } from '../../_components/illustrations/measured.tsx';
import { artPictures, cratePictures } from '../../_components/illustrations/page-pictures.ts';
import {
  boxInABox,
  comparedAtTheDoor,
  damageOnTheReceipt,
} from '../../_components/illustrations/safe-hands.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const artDrawings: PageDrawings = {
  '/art-shipping': [framedPictureLayers, ...others('/art-shipping', artPictures)],
  '/fine-art-logistics': [planFromTheDay, ...others('/fine-art-logistics', artPictures)],
  '/museum-transport': [conditionReport, ...others('/museum-transport', artPictures)],
  '/climate-controlled-shipping': [
    dayAndNight,
    ...others('/climate-controlled-shipping', artPictures),
  ],
  '/auction-services': [lotTag, ...others('/auction-services', artPictures)],
  '/high-value-transport': [boxInABox, ...others('/high-value-transport', artPictures)],
  '/white-glove-delivery': [
    deliveryStops,
    damageOnTheReceipt,
    ...others('/white-glove-delivery', artPictures),
  ],
  '/custom-crating': [partsOfACrate, measuredThing, ...others('/custom-crating', cratePictures)],
  '/art-crating': [insideAnArtCrate, measuredPainting, ...others('/art-crating', cratePictures)],
  '/museum-crating': [
    frontOfAMuseumCrate,
    comparedAtTheDoor,
    objectAndMount,
    ...others('/museum-crating', cratePictures),
  ],
};

/** What the strip at the end of a page shows of the other pages of its family. */
function others(
  here: Address,
  family: Readonly<Record<string, Illustration>>,
): readonly Illustration[] {
  return Object.keys(family)
    .filter((address) => address !== here)
    .flatMap((address) => family[address] ?? []);
}

import type { Address } from '#authoring';
import { dayAndNight, lotTag, planFromTheDay } from '../../_components/illustrations/art-plans.tsx';
import {
  conditionReport,
  deliveryStops,
  framedPictureLayers,
} from '../../_components/illustrations/art-processes.tsx';
import {
  artShippingSteps,
  damagedFrame,
} from '../../_components/illustrations/art-shipping-steps.tsx';
import { auctionSteps } from '../../_components/illustrations/auction-steps.tsx';
import { crateToTheTruck } from '../../_components/illustrations/crate-freight.tsx';
import {
  frontOfAMuseumCrate,
  insideAnArtCrate,
  measuredThing,
  partsOfACrate,
} from '../../_components/illustrations/crate-parts.tsx';
import {
  artCratingSteps,
  customCratingSteps,
} from '../../_components/illustrations/crating-steps.tsx';
import type { Illustration } from '../../_components/illustrations/illustration.tsx';
import { loanSteps } from '../../_components/illustrations/loan-steps.tsx';
import { measuredPainting, objectAndMount } from '../../_components/illustrations/measured.tsx';
import { artPictures, cratePictures } from '../../_components/illustrations/page-pictures.ts';
import {
  carriedOrLiftedSmall,
  comparedAtTheDoor,
  damageOnTheReceipt,
  proofOfValue,
  registrarAtTheCrate,
} from '../../_components/illustrations/safe-hands.tsx';
import { smallPicture } from '../../_components/illustrations/scene.tsx';
import { fineArtScene } from '../../_components/illustrations/scenes-art.tsx';
import { unpackingSteps } from '../../_components/illustrations/unpacking-steps.tsx';
import type { PageDrawings } from './page-drawings.ts';

/** At the end of the strip of each page about crates. */
const alsoForCrates = [carriedOrLiftedSmall, smallPicture(fineArtScene)];

export const artDrawings: PageDrawings = {
  '/art-shipping': [
    framedPictureLayers,
    ...artShippingSteps,
    damagedFrame,
    ...others('/art-shipping', artPictures),
  ],
  '/fine-art-logistics': [planFromTheDay, ...others('/fine-art-logistics', artPictures)],
  '/museum-transport': [
    conditionReport,
    ...loanSteps,
    registrarAtTheCrate,
    ...others('/museum-transport', artPictures),
  ],
  '/climate-controlled-shipping': [
    dayAndNight,
    ...others('/climate-controlled-shipping', artPictures),
  ],
  '/auction-services': [lotTag, ...auctionSteps, ...others('/auction-services', artPictures)],
  '/high-value-transport': [proofOfValue, ...others('/high-value-transport', artPictures)],
  '/white-glove-delivery': [
    deliveryStops,
    damageOnTheReceipt,
    ...others('/white-glove-delivery', artPictures),
  ],
  '/custom-crating': [
    partsOfACrate,
    crateToTheTruck,
    measuredThing,
    ...customCratingSteps,
    ...alsoForCrates,
    ...others('/custom-crating', cratePictures),
  ],
  '/art-crating': [
    insideAnArtCrate,
    measuredPainting,
    ...artCratingSteps,
    ...alsoForCrates,
    ...others('/art-crating', cratePictures),
  ],
  '/museum-crating': [
    frontOfAMuseumCrate,
    comparedAtTheDoor,
    objectAndMount,
    ...unpackingSteps,
    ...alsoForCrates,
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

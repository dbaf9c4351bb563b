import { dayAndNight, lotTag, planFromTheDay } from './art-plans.tsx';
import { conditionReport, deliveryStops, framedPictureLayers } from './art-processes.tsx';
import {
  frontOfAMuseumCrate,
  insideAnArtCrate,
  measuredThing,
  partsOfACrate,
} from './crate-parts.tsx';
import type { Illustration } from './illustration.tsx';
import { measuredPainting, objectAndMount } from './measured.tsx';
import {
  boxInABox,
  carriedOrLifted,
  carriedOrLiftedSmall,
  comparedAtTheDoor,
  damageOnTheReceipt,
} from './safe-hands.tsx';
import { smallPicture } from './scene.tsx';
import {
  artShippingScene,
  auctionScene,
  fineArtScene,
  museumTransportScene,
} from './scenes-art.tsx';
import { climateScene, highValueScene, whiteGloveScene } from './scenes-care.tsx';
import { artCratingScene, customCratingScene, museumCratingScene } from './scenes-crates.tsx';

/** The middle of each page's scene, for the strips on its sister pages. */
export const pagePictures: Readonly<Record<string, Illustration>> = {
  '/art-shipping': smallPicture(artShippingScene),
  '/fine-art-logistics': smallPicture(fineArtScene),
  '/museum-transport': smallPicture(museumTransportScene),
  '/climate-controlled-shipping': smallPicture(climateScene),
  '/auction-services': smallPicture(auctionScene),
  '/high-value-transport': smallPicture(highValueScene),
  '/white-glove-delivery': smallPicture(whiteGloveScene),
  '/custom-crating': smallPicture(customCratingScene),
  '/art-crating': smallPicture(artCratingScene),
  '/museum-crating': smallPicture(museumCratingScene),
};

/** The drawings of overseas, art, and crating pages. */
export const specialtyIllustrations: readonly Illustration[] = [
  ...Object.values(pagePictures),
  boxInABox,
  carriedOrLifted,
  carriedOrLiftedSmall,
  comparedAtTheDoor,
  damageOnTheReceipt,
  conditionReport,
  dayAndNight,
  deliveryStops,
  framedPictureLayers,
  frontOfAMuseumCrate,
  insideAnArtCrate,
  lotTag,
  measuredPainting,
  measuredThing,
  objectAndMount,
  partsOfACrate,
  planFromTheDay,
];

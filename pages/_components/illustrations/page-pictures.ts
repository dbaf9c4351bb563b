import type { Illustration } from './illustration.tsx';
import { smallPicture } from './scene.tsx';
import {
  artShippingScene,
  auctionScene,
  fineArtScene,
  museumTransportScene,
} from './scenes-art.tsx';
import { climateScene, highValueScene, whiteGloveScene } from './scenes-care.tsx';
import { artCratingScene, customCratingScene, museumCratingScene } from './scenes-crates.tsx';

/** The middle of the scene of each page that ships art. */
export const artPictures: Readonly<Record<string, Illustration>> = {
  '/art-shipping': smallPicture(artShippingScene),
  '/fine-art-logistics': smallPicture(fineArtScene),
  '/museum-transport': smallPicture(museumTransportScene),
  '/climate-controlled-shipping': smallPicture(climateScene),
  '/auction-services': smallPicture(auctionScene),
  '/high-value-transport': smallPicture(highValueScene),
  '/white-glove-delivery': smallPicture(whiteGloveScene),
};

/** The same of each page about crates. */
export const cratePictures: Readonly<Record<string, Illustration>> = {
  '/custom-crating': smallPicture(customCratingScene),
  '/art-crating': smallPicture(artCratingScene),
  '/museum-crating': smallPicture(museumCratingScene),
};

/** For the strips on the sister pages. */
export const pagePictures: Readonly<Record<string, Illustration>> = {
  ...artPictures,
  ...cratePictures,
};

import type { SvgFile } from '#authoring';
import artCrating from '../_assets/drawings/scene-art-crating.svg';
import artShipping from '../_assets/drawings/scene-art-shipping.svg';
import auctionServices from '../_assets/drawings/scene-auction-services.svg';
import climateControlledShipping from '../_assets/drawings/scene-climate-controlled-shipping.svg';
import customCrating from '../_assets/drawings/scene-custom-crating.svg';
import fineArtLogistics from '../_assets/drawings/scene-fine-art-logistics.svg';
import highValueTransport from '../_assets/drawings/scene-high-value-transport.svg';
import museumCrating from '../_assets/drawings/scene-museum-crating.svg';
import museumTransport from '../_assets/drawings/scene-museum-transport.svg';
import whiteGloveDelivery from '../_assets/drawings/scene-white-glove-delivery.svg';

/** The wide drawing that each page about art and crates opens with. */
export const scenes = {
  '/art-shipping': artShipping,
  '/fine-art-logistics': fineArtLogistics,
  '/museum-transport': museumTransport,
  '/climate-controlled-shipping': climateControlledShipping,
  '/auction-services': auctionServices,
  '/high-value-transport': highValueTransport,
  '/white-glove-delivery': whiteGloveDelivery,
  '/custom-crating': customCrating,
  '/art-crating': artCrating,
  '/museum-crating': museumCrating,
} as const satisfies Readonly<Record<string, SvgFile>>;

export type SceneAddress = keyof typeof scenes;

/** The part that the strips on the sister pages show. */
export const middleOfScene = '390 0 420 228';

import {
  airportLoad,
  boatPart,
  farmLoad,
  notOnThePorch,
  oneStop,
  roadsideOrCounter,
} from '../../_components/illustrations/area-errands.tsx';
import { campusSteps } from '../../_components/illustrations/campus-steps.tsx';
import {
  dhlGlobe,
  fedexTruck,
  upsLabel,
  uspsLetter,
} from '../../_components/illustrations/carriers-at-home.tsx';
import {
  choiceDropOff,
  choiceMailbox,
  choiceNotary,
  choiceOverseas,
  choicePack,
  choicePrint,
  choiceReturn,
  choiceShip,
} from '../../_components/illustrations/choices.tsx';
import { wholeCounter } from '../../_components/illustrations/counter.tsx';
import { errandDrawings } from '../../_components/illustrations/errands.tsx';
import {
  bringItem,
  chooseService,
  keepReceipt,
} from '../../_components/illustrations/how-it-works.tsx';
import type { Illustration } from '../../_components/illustrations/illustration.tsx';
import { nineAreasMap } from '../../_components/illustrations/nine-areas.tsx';
import { pickupSteps } from '../../_components/illustrations/pickup-steps.tsx';
import { seasonIcon } from '../../_components/illustrations/seasons.tsx';
import { streetsNearStore } from '../../_components/illustrations/streets.tsx';
import { onTheWay, wayMaps } from '../../_components/illustrations/ways.tsx';
import { areaAirport } from '../../_facts/areas/airport.ts';
import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areaCastleHayne } from '../../_facts/areas/castle-hayne.ts';
import { areaMurrayville } from '../../_facts/areas/murrayville.ts';
import { areaNorthchase } from '../../_facts/areas/northchase.ts';
import { areaOgden } from '../../_facts/areas/ogden.ts';
import { areaPortersNeck } from '../../_facts/areas/porters-neck.ts';
import { areaRockyPoint } from '../../_facts/areas/rocky-point.ts';
import { areaUncw } from '../../_facts/areas/uncw.ts';
import { areaWrightsboro } from '../../_facts/areas/wrightsboro.ts';
import type { PageDrawings } from './page-drawings.ts';

const seasonsOf = ({ seasons }: Pick<AreaFacts, 'seasons'>): readonly Illustration[] =>
  seasons.map(({ icon }) => seasonIcon(icon));

export const placeDrawings: PageDrawings = {
  '/': [
    choiceReturn,
    choiceDropOff,
    choiceShip,
    choicePack,
    choiceOverseas,
    choiceMailbox,
    choiceNotary,
    choicePrint,
    fedexTruck,
    upsLabel,
    uspsLetter,
    dhlGlobe,
    ...wholeCounter,
    bringItem,
    chooseService,
    keepReceipt,
    nineAreasMap,
  ],
  '/contact': [streetsNearStore],
  '/locations': [streetsNearStore, ...wayMaps],
  '/service-areas': [onTheWay],
  '/service-areas/ilm-airport-blue-clay': [airportLoad, ...seasonsOf(areaAirport)],
  '/service-areas/castle-hayne-nc': [farmLoad, ...seasonsOf(areaCastleHayne)],
  '/service-areas/murrayville-wilmington-nc': [oneStop, ...seasonsOf(areaMurrayville)],
  '/service-areas/northchase-wilmington-nc': [notOnThePorch, ...seasonsOf(areaNorthchase)],
  '/service-areas/ogden-wilmington-nc': [boatPart, ...seasonsOf(areaOgden)],
  '/service-areas/porters-neck-wilmington-nc': [...pickupSteps, ...seasonsOf(areaPortersNeck)],
  '/service-areas/rocky-point-nc': [...errandDrawings, ...seasonsOf(areaRockyPoint)],
  '/service-areas/uncw-wilmington-nc': [...campusSteps, ...seasonsOf(areaUncw)],
  '/service-areas/wrightsboro-wilmington-nc': [roadsideOrCounter, ...seasonsOf(areaWrightsboro)],
};

import { read } from '#authoring';
import dhlGlobe from '../../_assets/drawings/dhl-globe.svg';
import fedexTruck from '../../_assets/drawings/fedex-truck.svg';
import upsLabel from '../../_assets/drawings/ups-label.svg';
import uspsLetter from '../../_assets/drawings/usps-letter.svg';
import { type Tile, Tiles } from '../../_components/cells/tiles.tsx';
import type { Illustration } from '../../_components/drawings/show-illustration.tsx';
import type { CarrierId } from '../../_facts/carrier-names.ts';
import { carrierOrder, carriers } from '../../_facts/carriers.ts';
import { authorizations } from '../../_facts/identity.ts';
import { picksUp } from '../../_facts/pickup-days.ts';
import { deadlineLine } from '../../_facts/pickup-rows.ts';
import { counterRules } from '../../_facts/store-policies.ts';
import { countriesReached } from '../../_facts/transit.ts';

const { fedex, ups, dhl } = read(authorizations, '/');

const onlyOnSaturday = carrierOrder.every(
  (carrier) => picksUp(carrier, 'Saturday') === (carrier === 'usps'),
);

const fourCarriers = [
  tile('fedex', fedexTruck, `We’re a ${fedex}.`),
  tile(
    'ups',
    upsLabel,
    `We’re a ${ups}. Bring a printed label, or we can print it ${counterRules.labelPrinting}.`,
  ),
  tile(
    'usps',
    uspsLetter,
    `Mail, packages and stamps.${onlyOnSaturday ? ' The only pickup on Saturday.' : ''}`,
  ),
  tile('dhl', dhlGlobe, `We’re a ${dhl}. More than ${countriesReached.dhl} countries.`),
];

/** Each carrier with its deadline, and what to know before dropping off. */
export function FourCarriers() {
  return <Tiles size="large" tiles={fourCarriers} />;
}

function tile(carrier: CarrierId, drawing: Illustration, text: string): Tile {
  const { name, href } = carriers[carrier];
  return { title: name, href, drawing, fact: deadlineLine(carrier), text };
}

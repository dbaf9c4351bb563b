import dhlGlobe from '../../_assets/drawings/dhl-globe.svg';
import fedexTruck from '../../_assets/drawings/fedex-truck.svg';
import neededTomorrow from '../../_assets/drawings/needed-tomorrow.svg';
import overseasPlaneOrShip from '../../_assets/drawings/overseas-plane-or-ship.svg';
import upsLabel from '../../_assets/drawings/ups-label.svg';
import uspsLetter from '../../_assets/drawings/usps-letter.svg';
import { type Tile, Tiles } from '../../_components/cells/tiles.tsx';
import { carriers } from '../../_facts/carriers.ts';
import { overnight } from '../../_facts/drop-off.ts';
import { clockTime } from '../../_facts/format.ts';
import { countriesReached } from '../../_facts/transit.ts';

const { priorityBy } = overnight.chosen.arrives;
const { fedex, ups, usps, dhl } = carriers;

const tiles: readonly Tile[] = [
  {
    title: fedex.name,
    href: fedex.href,
    drawing: fedexTruck,
    text: 'Express, Ground and international',
  },
  { title: ups.name, href: ups.href, drawing: upsLabel, text: 'Ground, air and worldwide' },
  { title: usps.name, href: usps.href, drawing: uspsLetter, text: 'Mail, packages and PO boxes' },
  { title: dhl.name, href: dhl.href, drawing: dhlGlobe, text: 'Express to other countries' },
  {
    title: 'International',
    href: '/international-shipping',
    drawing: overseasPlaneOrShip,
    text: `${countriesReached.dhl}+ countries, customs forms`,
  },
  {
    title: 'Overnight',
    href: '/overnight-shipping',
    drawing: neededTomorrow,
    text: `Priority by ${clockTime(priorityBy)} the next business day`,
  },
];

/** Four carriers, and the two kinds of shipping that go with several of them. */
export function SixWays() {
  return (
    <div data-shared>
      <Tiles size="large" tiles={tiles} />
    </div>
  );
}

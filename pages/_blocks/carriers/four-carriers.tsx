import { read, withBase } from '#authoring';
import '../../_components/cells/home.css';
import dhlGlobe from '../../_assets/drawings/dhl-globe.svg';
import fedexTruck from '../../_assets/drawings/fedex-truck.svg';
import upsLabel from '../../_assets/drawings/ups-label.svg';
import uspsLetter from '../../_assets/drawings/usps-letter.svg';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
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

const cards = [
  ['fedex', fedexTruck, `We’re a ${fedex}.`],
  [
    'ups',
    upsLabel,
    `We’re a ${ups}. Bring a printed label, or we can print it ${counterRules.labelPrinting}.`,
  ],
  [
    'usps',
    uspsLetter,
    `Mail, packages and stamps.${onlyOnSaturday ? ' The only pickup on Saturday.' : ''}`,
  ],
  ['dhl', dhlGlobe, `We’re a ${dhl}. More than ${countriesReached.dhl} countries.`],
] as const satisfies readonly (readonly [CarrierId, typeof fedexTruck, string])[];

/** Each carrier with its deadline, and what to know before dropping off. */
export function FourCarriers() {
  return (
    <ul className="tiles tiles-four">
      {cards.map(([carrier, drawing, text]) => (
        <li key={carrier}>
          <a href={withBase(carriers[carrier].href)}>
            <ShowIllustration of={drawing} title="" />
            <b>{carriers[carrier].name}</b>
            <span className="name">{deadlineLine(carrier)}</span>
            <small>{text}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

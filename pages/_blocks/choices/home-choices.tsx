import choiceDropOff from '../../_assets/drawings/choice-drop-off.svg';
import choiceMailbox from '../../_assets/drawings/choice-mailbox.svg';
import choiceNotary from '../../_assets/drawings/choice-notary.svg';
import choiceOverseas from '../../_assets/drawings/choice-overseas.svg';
import choicePack from '../../_assets/drawings/choice-pack.svg';
import choicePrint from '../../_assets/drawings/choice-print.svg';
import choiceReturn from '../../_assets/drawings/choice-return.svg';
import choiceShip from '../../_assets/drawings/choice-ship.svg';
import { type Tile, Tiles } from '../../_components/cells/tiles.tsx';
import { lowestRent, signaturePrice } from '../../_facts/price-texts.ts';
import { largestPrint } from '../../_facts/printing.ts';
import { countriesReached } from '../../_facts/transit.ts';
import { statedLink } from '../../_navigation/dead-links.ts';

/** The four services that most people come for, and four more ways in. */
export function HomeChoices() {
  return (
    <>
      <Tiles size="large" tiles={services} />
      <Tiles size="small" tiles={more} />
    </>
  );
}

const services: readonly Tile[] = [
  {
    title: 'Shipping',
    href: '/shipping-services',
    drawing: choiceShip,
    fact: 'Four carriers, one counter',
    text: 'Overnight, by ground or overseas.',
  },
  {
    title: 'Mailboxes',
    href: '/mailbox-services',
    drawing: choiceMailbox,
    fact: `From ${lowestRent}`,
    text: 'Three sizes. Bring two forms of ID.',
  },
  {
    title: 'Notary',
    href: '/notary-services',
    drawing: choiceNotary,
    fact: signaturePrice,
    text: 'Walk in with a valid photo ID.',
  },
  {
    title: 'Printing',
    href: statedLink('/business-services/printing'),
    drawing: choicePrint,
    fact: `Up to ${largestPrint}`,
    text: 'Print a file or copy pages.',
  },
];

const more: readonly Tile[] = [
  {
    title: 'Return',
    href: '/returns-labels',
    drawing: choiceReturn,
    text: 'We can print your label',
  },
  { title: 'Drop-off', href: '/#drop-off', drawing: choiceDropOff, text: 'With a label on it' },
  { title: 'Pack', href: '/packing-services', drawing: choicePack, text: 'We box it for you' },
  {
    title: 'Overseas',
    href: '/international-shipping',
    drawing: choiceOverseas,
    text: `${countriesReached.dhl}+ countries`,
  },
];

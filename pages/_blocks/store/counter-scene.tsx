import { type Href, Link } from '#authoring';
import { lowestRent, signaturePrice } from '../../_facts/price-texts.ts';
import './counter-scene.css';
import counterMailboxes from '../../_assets/drawings/counter-mailboxes.svg';
import counterNotary from '../../_assets/drawings/counter-notary.svg';
import counterPacking from '../../_assets/drawings/counter-packing.svg';
import counterPrinter from '../../_assets/drawings/counter-printer.svg';
import counterScale from '../../_assets/drawings/counter-scale.svg';
import {
  type Illustration,
  ShowIllustration,
} from '../../_components/drawings/show-illustration.tsx';
import { largestPrint } from '../../_facts/printing.ts';

export interface CounterSceneProps {
  /** Where the packing table leads, on the page about packing. */
  readonly packingQuote: Href;
}

/** Our counter from left to right: five drawings that join, each a link to what is done there. */
export function CounterScene({ packingQuote }: CounterSceneProps) {
  return (
    <ul className="counter">
      {places.map(({ illustration, name, text, href = packingQuote }) => (
        <li key={name}>
          <Link href={href}>
            <ShowIllustration of={illustration} title="" />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const places: readonly {
  readonly illustration: Illustration;
  readonly name: string;
  readonly text: string;
  /** Left out: where the page says. */
  readonly href?: Href;
}[] = [
  {
    illustration: counterScale,
    name: 'Weigh and ship',
    text: 'FedEx, UPS, USPS and DHL.',
    href: '/shipping-services',
  },
  {
    illustration: counterPacking,
    name: 'Packing table',
    text: 'Get a packing quote.',
  },
  {
    illustration: counterMailboxes,
    name: 'Mailboxes',
    text: `Three sizes, from ${lowestRent}.`,
    href: '/mailbox-services',
  },
  {
    illustration: counterNotary,
    name: 'Notary desk',
    text: `${signaturePrice}. Bring a valid photo ID.`,
    href: '/notary-services',
  },
  {
    illustration: counterPrinter,
    name: 'Print and copy',
    text: `Up to ${largestPrint}. Scan, fax and shred here too.`,
    href: '/printing-services',
  },
];

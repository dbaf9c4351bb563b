import { withBase } from '#authoring';
import '../_assets/css/home.css';
import {
  choiceDropOff,
  choiceMailbox,
  choiceNotary,
  choiceOverseas,
  choicePack,
  choicePrint,
  choiceReturn,
  choiceShip,
} from '../_components/illustrations/choices.tsx';
import { type Illustration, ShowIllustration } from '../_components/illustrations/illustration.tsx';
import { dollars } from '../_facts/format.ts';
import { mailboxPlans } from '../_facts/mailbox-prices.ts';
import { notaryPrices } from '../_facts/notary.ts';
import { largestPrint } from '../_facts/printing.ts';
import { countriesReached } from '../_facts/transit.ts';
import { statedLink } from '../_navigation/dead-links.ts';

/** What do you have? Eight things that people come for, each  */
export function HomeChoices() {
  return (
    <ul className="tiles eight">
      {choices.map(([name, text, href, drawing]) => (
        <li key={name}>
          <a href={withBase(href)}>
            <ShowIllustration of={drawing} alt="" />
            <b>{name}</b>
            <small>{text}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

const [notarization] = notaryPrices;

const choices: readonly (readonly [string, string, string, Illustration])[] = [
  ['Return', 'We can print your label', '/returns-labels', choiceReturn],
  ['Drop-off', 'With a label on it', '/#drop-off', choiceDropOff],
  ['Ship', 'Four carriers, one counter', '/shipping-services', choiceShip],
  ['Pack', 'We box it for you', '/packing-services', choicePack],
  ['Overseas', `${countriesReached.dhl}+ countries`, '/international-shipping', choiceOverseas],
  [
    'Mailbox',
    `From ${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month`,
    '/mailbox-services',
    choiceMailbox,
  ],
  [
    'Notary',
    `${dollars(notarization.price[0])} ${notarization.note}`,
    '/notary-services',
    choiceNotary,
  ],
  ['Print', `Up to ${largestPrint}`, statedLink('/business-services/printing'), choicePrint],
];

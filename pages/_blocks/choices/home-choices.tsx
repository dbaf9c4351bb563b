import { withBase } from '#authoring';
import { lowestRent, signaturePrice } from '../../_facts/price-texts.ts';
import './home.css';
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
import {
  type Illustration,
  ShowIllustration,
} from '../../_components/illustrations/illustration.tsx';
import { largestPrint } from '../../_facts/printing.ts';
import { countriesReached } from '../../_facts/transit.ts';
import { statedLink } from '../../_navigation/dead-links.ts';

/** What do you have? Eight things that people come for, each with its page. */
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

const choices: readonly (readonly [string, string, string, Illustration])[] = [
  ['Return', 'We can print your label', '/returns-labels', choiceReturn],
  ['Drop-off', 'With a label on it', '/#drop-off', choiceDropOff],
  ['Ship', 'Four carriers, one counter', '/shipping-services', choiceShip],
  ['Pack', 'We box it for you', '/packing-services', choicePack],
  ['Overseas', `${countriesReached.dhl}+ countries`, '/international-shipping', choiceOverseas],
  ['Mailbox', `From ${lowestRent}`, '/mailbox-services', choiceMailbox],
  ['Notary', signaturePrice, '/notary-services', choiceNotary],
  ['Print', `Up to ${largestPrint}`, statedLink('/business-services/printing'), choicePrint],
];

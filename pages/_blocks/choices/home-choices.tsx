import { withBase } from '#authoring';
import { lowestRent, signaturePrice } from '../../_facts/price-texts.ts';
import '../../_components/cells/home.css';
import choiceDropOff from '../../_assets/drawings/choice-drop-off.svg';
import choiceMailbox from '../../_assets/drawings/choice-mailbox.svg';
import choiceNotary from '../../_assets/drawings/choice-notary.svg';
import choiceOverseas from '../../_assets/drawings/choice-overseas.svg';
import choicePack from '../../_assets/drawings/choice-pack.svg';
import choicePrint from '../../_assets/drawings/choice-print.svg';
import choiceReturn from '../../_assets/drawings/choice-return.svg';
import choiceShip from '../../_assets/drawings/choice-ship.svg';
import {
  type Illustration,
  ShowIllustration,
} from '../../_components/drawings/show-illustration.tsx';
import { largestPrint } from '../../_facts/printing.ts';
import { countriesReached } from '../../_facts/transit.ts';
import { statedLink } from '../../_navigation/dead-links.ts';

/** What do you have? Eight things that people come for, each with its page. */
export function HomeChoices() {
  return (
    <ul className="tiles tiles-eight">
      {choices.map(([name, text, href, drawing]) => (
        <li key={name}>
          <a href={withBase(href)}>
            <ShowIllustration of={drawing} title="" />
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

import type { StartIsland } from '#island';
import type { CarrierId } from '../_facts/carriers.ts';
import { trackingParameters } from '../_facts/tracking-links.ts';
import { type RecognizedNumber, recognizeNumber } from './tracking-numbers.ts';

const names = { fedex: 'FedEx', ups: 'UPS', usps: 'USPS', dhl: 'DHL' } as const;

/** As short as the shortest number, so that nobody is corrected while typing. */
const leastLength = 10;

/** Names the carrier of what is typed, and leads to its tracking page. */
const followNumber: StartIsland = (element) => {
  const form = element.querySelector('form');
  const input = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  if (!form || !input || !status) return;
  const show = (isDone: boolean): void => {
    const found = recognizeNumber(input.value);
    const isLong = found.number.length >= leastLength;
    const sentence = isDone || isLong ? verdict(found) : '';
    const links = found.carriers.map((carrier) => linkTo(carrier, found.number, element));
    if (status.firstChild?.textContent !== sentence || links.length > 0)
      status.replaceChildren(sentence, ...links);
  };
  input.addEventListener('input', () => show(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
    status.querySelector('a')?.click();
  });
  // What was typed before this code came.
  if (input.value !== '') show(false);
};

export default followNumber;

function verdict({ number, carriers, misread }: RecognizedNumber): string {
  if (carriers.length > 0) return `This is a ${listed(carriers)} number.`;
  if (misread.length > 0)
    return `This looks like a ${listed(misread)} number, but one digit is wrong. Check it against your receipt.`;
  if (number === '') return 'Type the number on your receipt.';
  return 'We don’t know this kind of number. Choose the carrier below.';
}

function listed(carriers: readonly CarrierId[]): string {
  return carriers.map((carrier) => names[carrier]).join(' or ');
}

/** The link to the carrier's page below, with the number. */
function linkTo(carrier: CarrierId, number: string, element: HTMLElement): Node {
  const below = [...element.querySelectorAll<HTMLAnchorElement>('.track a')];
  const link = below.find(({ textContent }) => textContent.includes(`Track ${names[carrier]}`));
  const copy = link?.cloneNode(true);
  if (!(copy instanceof HTMLAnchorElement)) return document.createTextNode('');
  copy.search = `${new URLSearchParams({ [trackingParameters[carrier]]: number })}`;
  copy.className = 'btn tape';
  return copy;
}

import type { CarrierId } from '../_facts/carriers.ts';
import { trackingPages } from '../_facts/tracking-links.ts';
import { type RecognizedNumber, recognizeNumber } from './tracking-numbers.ts';

const unknown = 'We don’t know this kind of number. Choose the carrier.';
const names = { fedex: 'FedEx', ups: 'UPS', usps: 'USPS', dhl: 'DHL' } as const;

/** As short as the shortest number: what is shorter is not corrected before it is sent. */
const leastLength = 10;

/** Nor is anybody corrected while typing: the first digits of a number look like a wrong one. */
const pauseMs = 1_000;

/** Names the carrier of what is typed, and leads to its tracking page. */
export function followNumber(element: HTMLElement): void {
  const form = element.querySelector('form');
  const input = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  if (!form || !input || !status) return;
  let timer = 0;
  const show = (isDone: boolean): void => {
    clearTimeout(timer);
    const found = recognizeNumber(input.value);
    const isKnown = found.carriers.length > 0;
    const sentence = isDone || isKnown ? verdict(found) : '';
    if (sentence === '' && found.number.length >= leastLength)
      timer = window.setTimeout(show, pauseMs, true);
    const links = found.carriers.map((carrier) => linkTo(carrier, found.number));
    if (status.firstChild?.textContent !== sentence || links.length > 0)
      status.replaceChildren(sentence, ...(sentence === unknown ? elsewhere(form) : links));
  };
  input.addEventListener('input', () => show(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
    status.querySelector<HTMLAnchorElement>('a[target]:only-of-type')?.click();
  });
  // What was typed before this code came.
  if (input.value !== '') show(false);
}

function verdict({ number, carriers, misread }: RecognizedNumber): string {
  if (carriers.length > 0) return `This is a ${listed(carriers)} number.`;
  if (misread.length > 0)
    return `This looks like a ${listed(misread)} number, but one digit is wrong. Check it against your receipt.`;
  if (number === '') return 'Type the number on your receipt.';
  return unknown;
}

function listed(carriers: readonly CarrierId[]): string {
  return carriers.map((carrier) => names[carrier]).join(' or ');
}

/** The link to the carrier's page about this number. */
function linkTo(carrier: CarrierId, number: string): Node {
  const { url, parameter } = trackingPages[carrier];
  const newTab = document.createElement('span');
  newTab.className = 'vh';
  newTab.textContent = ' (opens in a new tab)';
  const link = document.createElement('a');
  link.href = `${url}?${new URLSearchParams({ [parameter]: number })}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.className = 'btn tape';
  link.append(`Track ${names[carrier]}`, newTab);
  return link;
}

/** Where a form leads without this code, if the carriers' pages are not below it. */
function elsewhere(form: HTMLFormElement): readonly Node[] {
  if (!form.hasAttribute('action')) return [];
  const link = document.createElement('a');
  link.href = form.action;
  link.textContent = 'See all four carriers';
  return [link];
}

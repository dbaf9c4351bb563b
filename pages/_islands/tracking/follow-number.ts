import type { CarrierId } from '../../_facts/carrier-names.ts';
import { carrierLink, listCarriers, openInNewTab, sayCarriers } from './carrier-links.ts';
import { type FoundNumbers, findNumbers } from './find-numbers.ts';

const unknown = 'We don’t know this kind of number. Choose the carrier.';
const several = 'That’s more than one number. Enter one at a time.';

/** As short as the shortest number: what is shorter is not corrected before it is sent. */
const leastLength = 10;

/** Nothing is corrected during typing, because the first digits of a number look like a wrong number. */
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
    const found = findNumbers(input.value);
    const [{ number, carriers }] = found;
    const sentence = isDone || carriers.length > 0 ? verdict(found) : '';
    if (sentence === '' && number.length >= leastLength)
      timer = window.setTimeout(show, pauseMs, true);
    const links = sentence === '' ? [] : linksTo(found);
    if (status.firstChild?.textContent !== sentence || links.length > 0)
      status.replaceChildren(sentence, ...(sentence === unknown ? elsewhere(form) : links));
  };
  input.addEventListener('input', () => show(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
    if (findNumbers(input.value)[0].carriers.length === 1)
      status.querySelector<HTMLAnchorElement>('a[target]')?.click();
  });
  // What was typed before this code came.
  if (input.value !== '') show(false);
}

function verdict([{ number, carriers, misread }, ...others]: FoundNumbers): string {
  if (others.length > 0) return several;
  if (carriers.length > 0) return sayCarriers(carriers);
  if (misread.length > 0)
    return `This looks like a ${listCarriers(misread)} number, but a digit looks wrong. Check it against your receipt.`;
  if (number === '') return 'Type the number on your receipt.';
  return unknown;
}

/** The pages of the carriers that may know the number better than its check digit does. */
function linksTo([{ number, carriers, misread }, ...others]: FoundNumbers): readonly Node[] {
  if (others.length > 0) return [];
  return [
    ...carriers.map((carrier) => linkTo(carrier, number)),
    ...misread.map((carrier) => linkTo(carrier, number, ' anyway')),
  ];
}

/** The link to the carrier's page about this number. */
function linkTo(carrier: CarrierId, number: string, more = ''): Node {
  const { title, href } = carrierLink(carrier, number);
  const link = document.createElement('a');
  link.href = href;
  link.className = 'button tape';
  link.append(title + more);
  openInNewTab(link);
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

import { DomUtils } from 'htmlparser2';
import { type Element, isTag } from './seen-elements.ts';

export function readPieces(
  elements: readonly Element[],
  textOf: (element: Element) => string,
): readonly string[] {
  const whole = elements.filter(({ name }) => !/^(main|section)$/.test(name)).map(textOf);
  const clauses = elements
    .filter(({ name }) => /^(p|li|dd|td|h[1-6]|summary)$/.test(name))
    .flatMap((element) => textOf(element).split(/[;,.](?= )/));
  const led = elements
    .filter(({ name }) => name === 'dt' || /^h[2-6]$/.test(name))
    .map((lead) => [lead, ...followers(lead)].map(textOf).join(' '));
  return [...new Set([...whole, ...led, ...clauses])].filter(({ length }) => length <= 320);
}

/** What follows a term or heading: its siblings up to the next one of the same rank or higher. */
function followers(lead: Element): readonly Element[] {
  const siblings = DomUtils.getSiblings(lead).filter(isTag);
  const after = siblings.slice(siblings.indexOf(lead) + 1);
  const end = after.findIndex(
    ({ name }) => name === lead.name || (/^h[1-6]$/.test(name) && name <= lead.name),
  );
  return end === -1 ? after : after.slice(0, end);
}

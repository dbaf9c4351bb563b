import { type CarrierId, carrierNames } from '../../_facts/carrier-names.ts';
import { trackingPages } from '../../_facts/tracking-links.ts';

/** A link to a tool: its words, and its address, which can name a place on a page. */
export interface FoundTool {
  readonly title: string;
  readonly href: string;
}

/** `FedEx or USPS` */
export function listCarriers(carriers: readonly CarrierId[]): string {
  return carriers.map((carrier) => carrierNames[carrier]).join(' or ');
}

/** The carriers of the tracking number, in a sentence. */
export function sayCarriers(carriers: readonly CarrierId[]): string {
  return `This is a ${listCarriers(carriers)} number.`;
}

/** The words and the address of a link to the carrier's page about this number. */
export function carrierLink(carrier: CarrierId, number: string): FoundTool {
  const { url, parameter } = trackingPages[carrier];
  const href = `${url}?${new URLSearchParams({ [parameter]: number })}`;
  return { title: `Track ${carrierNames[carrier]}`, href };
}

/** Makes a link open a tab, and says so to a screen reader. */
export function openInNewTab(link: HTMLAnchorElement): void {
  const newTab = document.createElement('span');
  newTab.className = 'visually-hidden';
  newTab.textContent = ' (opens in a new tab)';
  link.target = '_blank';
  link.rel = 'noopener';
  link.append(newTab);
}

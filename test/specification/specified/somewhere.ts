import { by } from '../owner-changes.ts';
import { flatten, type Statement, type Statements, says, together } from '../statements.ts';
import { trackingRow } from './words.ts';

/** A statement that the specification makes about the store, and the pages it concerns. */
export interface StatedOnce {
  readonly routes: readonly string[];
  readonly statement: Statement;
}

const areas = [
  '/service-areas/castle-hayne-nc',
  '/service-areas/rocky-point-nc',
  '/service-areas/porters-neck-wilmington-nc',
  '/service-areas/wrightsboro-wilmington-nc',
];

/** At least one of the pages must say it. */
export const somewhere: readonly StatedOnce[] = [
  on(['/', '/services', '/shipping-services'], trackingRow),
  on(
    ['/shipping-services', '/fedex-services', '/commercial-freight', '/high-value-transport'],
    [together(/limited/i, /hazmat|hazardous/i)],
  ),
  on(
    ['/', '/contact', '/packaging-supplies', '/shipping-services', '/mailbox-services'],
    [together(/online/i, /\b(no|not|nothing|never)\b|n't/i)],
  ),
  on(
    ['/business-services', '/document-services', '/printing-services'],
    [says(/passport photos?/i), says(/shred/i), says(/health|medical|clinic/i)],
  ),
  on(
    ['/service-areas', '/business-services', '/notary-services', ...areas],
    [says(/property owners?|landlords?|homeowners?/i)],
  ),
  on(['/business-services', '/document-services'], [says(/professional offices?|offices?/i)]),
  on(['/service-areas', ...areas], [says(/farm(s|ers?)?\b/i)]),
  on(
    ['/business-mailboxes', '/business-services', '/package-receiving'],
    [says(/home(-based)? business(es)?/i)],
  ),
  on(['/service-areas/ilm-airport-blue-clay'], [says(/aviation/i)]),
  on(['/auction-services', '/art-shipping', '/fine-art-logistics'], [says(/auction/i)]),
  on(['/', '/personal-mailboxes', '/service-areas'], [says(/famil(y|ies)|households?/i)]),
  on(
    ['/shipping-services', '/returns-labels', '/services'],
    [
      by('counterRules.amazonQrReturns', together('Amazon', 'QR')),
      says(/pre-?printed|printed label/i),
    ],
  ),
  on(
    ['/mailbox-services', '/package-receiving', '/business-mailboxes', '/personal-mailboxes'],
    [says(/virtual/i)],
  ),
  on(['/service-areas', '/locations'], by('serviceRadius', says(/\b25[- ]miles?\b/i))),
].flat();

function on(routes: readonly string[], statements: Statements): readonly StatedOnce[] {
  return flatten(statements).map((statement) => ({ routes, statement }));
}

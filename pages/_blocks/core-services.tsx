import {
  counterMailboxes,
  counterNotary,
  counterPrinter,
  counterScale,
} from '../_components/illustrations/counter.tsx';
import { ShowIllustration } from '../_components/illustrations/illustration.tsx';
import { type ServiceCell, ServiceGrid } from '../_components/service-grid.tsx';
import { dollars } from '../_facts/format.ts';
import { mailboxPlans } from '../_facts/mailbox-prices.ts';
import { notaryPrices } from '../_facts/notary.ts';
import { largestPrint } from '../_facts/printing.ts';
import { countriesReached } from '../_facts/transit.ts';
import { statedLink } from '../_navigation/dead-links.ts';

/** The four cards of the home page, each with its drawing. */
export function CoreServices() {
  return <ServiceGrid cells={[shipping, mailbox, notarized, printed]} />;
}

const shipping: ServiceCell = {
  letter: 'S',
  title: 'Shipping',
  href: '/shipping-services',
  text: `Send it overnight, by ground, or overseas to more than ${countriesReached.dhl} countries.`,
  go: 'See shipping services',
  picture: <ShowIllustration of={counterScale} alt="" />,
};

const mailbox: ServiceCell = {
  letter: 'M',
  title: 'Mailboxes',
  href: '/mailbox-services',
  text: `Rent a private mailbox from ${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month on a 1-year plan.`,
  note: 'Bring two forms of identification to open it.',
  go: 'See mailbox prices',
  picture: <ShowIllustration of={counterMailboxes} alt="" />,
};

const notarized: ServiceCell = {
  letter: 'N',
  title: 'Notary',
  href: '/notary-services',
  text: `Walk in with your document and a valid photo ID. The fee is ${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}.`,
  go: 'See notary prices',
  picture: <ShowIllustration of={counterNotary} alt="" />,
};

const printed: ServiceCell = {
  letter: 'P',
  title: 'Printing and copies',
  href: statedLink('/business-services/printing'),
  text: `Print documents and posters up to ${largestPrint}, or scan, fax and shred.`,
  go: 'See printing services',
  picture: <ShowIllustration of={counterPrinter} alt="" />,
};

import { MailboxWall } from '../_components/drawings/mailbox-wall.tsx';
import { Parcel } from '../_components/drawings/parcel.tsx';
import { Seal } from '../_components/drawings/seal.tsx';
import { Sheets } from '../_components/drawings/sheets.tsx';
import { type ServiceCell, ServiceGrid } from '../_components/service-grid.tsx';
import { statedLink } from '../_store/dead-links.ts';
import { dollars } from '../_store/format.ts';
import { mailboxPlans } from '../_store/mailbox-prices.ts';
import { notary, notaryPrices } from '../_store/notary.ts';
import { largestPrint } from '../_store/printing.ts';
import { countriesReached } from '../_store/transit.ts';

/** The four cards of the home page, each with its drawing. */
export function CoreServices() {
  return <ServiceGrid cells={[shipping, mailbox, notarized, printed]} />;
}

const shipping: ServiceCell = {
  letter: 'S',
  title: 'Ship it',
  href: '/shipping-services',
  text: `Hand us a sealed box or a bare lamp. FedEx, UPS, USPS and DHL, overnight or by ground, across town or to ${countriesReached.dhl}+ countries.`,
  go: 'Shipping',
  picture: <Parcel />,
};

const mailbox: ServiceCell = {
  letter: 'M',
  title: 'Rent a mailbox',
  href: '/mailbox-services',
  text: `From ${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month on a one-year small box. We take in your packages, hold your mail or forward it.`,
  note: 'Bring two forms of ID.',
  go: 'Prices and ID',
  picture: <MailboxWall columns={6} yours={5} />,
};

const notarized: ServiceCell = {
  letter: 'N',
  title: 'Get it notarized',
  href: '/notary-services',
  text: `${dollars(notaryPrices[0].price[0])} ${notaryPrices[0].note}, walk in. Valid photo ID. Most take ${notary.minutes} minutes or less.`,
  go: 'Notary',
  picture: <Seal />,
};

const printed: ServiceCell = {
  letter: 'P',
  title: 'Print and copy',
  href: statedLink('/business-services/printing'),
  text: `Up to ${largestPrint}. Scan, fax and shred at the same counter.`,
  go: 'Printing',
  picture: <Sheets />,
};

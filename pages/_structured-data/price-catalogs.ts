import type { Offer, OfferCatalog, PriceSpecification } from 'schema-dts';
import { listedPrices } from '../_facts/counter-prices.ts';
import { type Cents, decimalDollars } from '../_facts/format.ts';
import { type MailboxPlan, mailboxPlans, mailboxTerms } from '../_facts/mailbox-prices.ts';
import { type NotaryPrice, notaryPrices } from '../_facts/notary.ts';
import { isShown } from '../_navigation/page-visibility.ts';

/** The price tables that a page shows. */
export function priceCatalogs(address: string): readonly OfferCatalog[] {
  return [
    ...(isShown('mailboxPrices', address) ? [mailboxCatalog] : []),
    ...(isShown('notaryPrices', address) ? [notaryCatalog] : []),
    ...listedCatalog(address),
  ];
}

const mailboxCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Mailbox prices',
  itemListElement: mailboxPlans.flatMap(mailboxOffers),
};

const notaryCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Notary prices',
  itemListElement: notaryPrices.map(notaryOffer),
};

function listedCatalog(address: string): readonly OfferCatalog[] {
  const prices = listedPrices(address);
  if (prices.length === 0) return [];
  return [
    {
      '@type': 'OfferCatalog',
      name: 'Prices',
      itemListElement: prices.map(({ name, price, text }) => ({
        '@type': 'Offer',
        name,
        description: text,
        ...fixed(price),
      })),
    },
  ];
}

function mailboxOffers({ size, pricing }: MailboxPlan): readonly Offer[] {
  return mailboxTerms.map(({ term, label }) => ({
    '@type': 'Offer',
    name: `${size} mailbox, ${label}`,
    ...fixed(pricing[term].price),
    eligibleDuration: {
      '@type': 'QuantitativeValue',
      value: pricing[term].months,
      unitCode: 'MON',
    },
  }));
}

function notaryOffer({ service, price, note, base }: NotaryPrice): Offer {
  const [from, to] = price;
  const isFixed = from === to && !base;
  return {
    '@type': 'Offer',
    name: service,
    description: note,
    ...(isFixed ? fixed(from) : { priceSpecification: range(from, base ? undefined : to) }),
  };
}

function fixed(price: Cents): Pick<Extract<Offer, object>, 'price' | 'priceCurrency'> {
  return { price: decimalDollars(price), priceCurrency: 'USD' };
}

/** Without a most, where the visit decides it. */
function range(least: Cents, most?: Cents): PriceSpecification {
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'USD',
    minPrice: least / 100,
    ...(most !== undefined && { maxPrice: most / 100 }),
  };
}

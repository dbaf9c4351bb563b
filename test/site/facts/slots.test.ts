import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { browser } from '../../support/browser/browser.ts';
import { runSite } from '../../support/run-site.ts';
import { buildAgain, copyEdited, serveEdited } from '../../support/site/edited-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const sentences = {
  Parking: 'Park in front of the store. Parking is free.',
  Landmark: 'We are beside the blue water tower.',
  'Wheelchair access': 'The entrance has no step.',
  'Ways to pay': 'We accept cash and cards.',
  'Bus line': 'Line 101 stops at our door.',
};
const arrival = Object.entries(sentences).map(([name, words]) => ({
  file: '_facts/arrival.ts',
  from: `name: '${name}',\n  value: null,`,
  to: `name: '${name}',\n  value: '${words}',`,
}));
const photo = [
  {
    file: '_facts/arrival.ts',
    from: 'import { slot }',
    to: "import storefront from '../_assets/photos/storefront.png';\nimport { slot }",
  },
  {
    file: '_facts/arrival.ts',
    from: "name: 'Photo of the storefront',\n  value: null,",
    to: "name: 'Photo of the storefront',\n  value: { of: storefront, alt: 'Our door.' },",
  },
];
const counter = {
  Fax: 150,
  'Black and white copy': 15,
  'Black and white print': 25,
  Scan: 50,
  Shredding: 125,
  'Passport photos': 1499,
  'Printed label': 200,
};
const prices = [
  ...Object.entries(counter).map(([service, cents]) => ({
    file: '_facts/counter-prices.ts',
    from: new RegExp(`'${service}',\\s*value: null`),
    to: `'${service}', value: { price: ${cents}, per: 'piece' }`,
  })),
  {
    file: '_facts/counter-prices.ts',
    from: "name: 'Box sizes and prices',\n  value: null,",
    to: "name: 'Box sizes and prices',\n  value: [{ inches: [12, 9, 6], price: 250 }],",
  },
  {
    file: '_facts/counter-prices.ts',
    from: "name: 'Mailbox prices for a semester',\n  value: null,",
    to: "name: 'Mailbox prices for a semester',\n  value: { Small: 5000, Medium: 6000, Large: 8000 },",
  },
];
const reviews = {
  file: '_facts/reviews.ts',
  from: "name: 'Where the reviews can be read',\n  value: null,",
  to: "name: 'Where the reviews can be read',\n  value: 'https://reviews.store-reviews.com/ours',",
};

const shown: Readonly<Record<string, readonly string[]>> = {
  'fax-services.html': ['$1.50 per piece', 'See our prices below.', '"price":"1.50"'],
  'printing-services.html': ['$0.15 per piece', '$0.25 per piece', '$2 per piece'],
  'scanning-services.html': ['$0.50 per piece', '"price":"0.50"'],
  'document-services.html': ['$1.25 per piece', '$14.99 per piece', '"price":"14.99"'],
  'returns-labels.html': ['$2 per piece'],
  'boxes-containers.html': ['12 × 9 × 6 inches', '"price":"2.50"'],
  'student-mailboxes.html': [
    'One semester: a small mailbox is $50',
    'Medium mailbox for a semester',
    '"price":"60.00"',
  ],
  'locations.html': [
    ...Object.values(sentences),
    'type="image/avif"',
    'alt="Our door."',
    '"paymentAccepted":"We accept cash and cards."',
    '"caption":"Our door."',
  ],
  'contact.html': Object.values(sentences),
  'index.html': ['href="https://reviews.store-reviews.com/ours"'],
};

/** What is typed into the search, and a part of the answer. */
const questions = {
  'is there parking': sentences.Parking,
  'credit card': sentences['Ways to pay'],
  'wheelchair access': sentences['Wheelchair access'],
  'fax price': '$1.50 per piece.',
  'passport photo': '$14.99 per piece.',
  'shred paper': '$1.25 per piece.',
  'scan a page': '$0.50 per piece.',
};

thoroughly(
  'what the owner fills in is on the pages, in search answers, and in structured data',
  async () => {
    const site = copyEdited('slots', [...photo, ...arrival, ...prices, reviews]);
    mkdirSync(join(site.pages, '_assets/photos'), { recursive: true });
    cpSync('pages/_public/icon-512.png', join(site.pages, '_assets/photos/storefront.png'));
    await buildAgain(site);
    for (const [file, words] of Object.entries(shown)) {
      const html = readFileSync(join(site.out, file), 'utf8').replaceAll('\u00a0', ' ');
      for (const text of words) expect(html, file).toContain(text);
      expect(html, file).not.toMatch(/Call (us )?for (a |the )?price/);
    }
    const { stderr } = await runSite(['check', '--launch', '--pages', site.pages]);
    const filled = [
      ...Object.keys(sentences),
      'Price of a fax',
      'Price of passport photos',
      'Box sizes and prices',
      'Mailbox prices for a semester',
      'Photo of the storefront',
      'Where the reviews can be read',
    ];
    for (const name of filled) expect(stderr).not.toContain(` ${name} is assumed`);

    const page = await browser.newPage();
    const origin = await serveEdited(site);
    for (const [query, answer] of Object.entries(questions)) {
      await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`);
      expect(await page.locator('.search-answer:not(:empty)').innerText(), query).toContain(answer);
    }
    await page.close();
  },
);

import './_look.css';
import type { ReactNode } from 'react';
import { defineSite, Link, pageThings, withBase } from 'typed-pages';
import { address, facts, name, phone } from './_facts.ts';
import { business } from './_structured-data.ts';

function Layout({ children }: { readonly children: ReactNode }) {
  const { street, city, region, postalCode } = address.chosen;
  return (
    <>
      <header>
        <nav aria-label="Pages">
          <Link href="/">{name.chosen}</Link> <Link href="/products">Products</Link>{' '}
          <Link href="/journal">Journal</Link> <Link href="/contact">Contact</Link>
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <address>
          {street}, {city}, {region} {postalCode}
        </address>
        <a href={`tel:${phone.chosen}`}>{phone.chosen}</a>
      </footer>
    </>
  );
}

export default defineSite({
  origin: 'https://www.example.com',
  name: name.chosen,
  language: 'en',
  Layout,
  Head: () => <link rel="icon" href={withBase('/icon.svg')} type="image/svg+xml" />,
  facts,
  // The host sends these with every file. Add the origins of services that you use, such as analytics.
  headers: ({ styles, scripts }) => ({
    'Content-Security-Policy': [
      "default-src 'self'",
      ['style-src', "'self'", ...styles].join(' '),
      ['script-src', "'self'", ...scripts].join(' '),
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }),
  structuredData: (page) => [
    ...pageThings(page),
    ...(page.address === '/' ? [business(page)] : []),
  ],
  // What Google recommends and this shop does not publish. Remove what you add to the data.
  checks: {
    omitted: { LocalBusiness: ['aggregateRating', 'department', 'geo', 'priceRange', 'review'] },
  },
  // A program on your host answers these paths.
  endpoints: ['/api/contact'],
});

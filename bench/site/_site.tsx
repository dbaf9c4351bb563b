import './_site.css';
import type { ReactNode } from 'react';
import { defineSite } from '#authoring';
import { navigation } from './_navigation.ts';

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header>
        <a href="/">Bench</a>
        <nav aria-label="Main">
          <ul>
            {navigation.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer>
        <p>Open Monday to Saturday. 1 Example Street.</p>
        <p>
          <a href="tel:+19105550100">Call us</a> or <a href="/">start again</a>.
        </p>
      </footer>
    </>
  );
}

export default defineSite({
  origin: 'https://bench.example',
  name: 'Bench',
  language: 'en',
  Layout,
  structuredData: ({ url, origin, meta }) => [
    { '@type': 'WebPage', '@id': url, url, name: meta.title, description: meta.description },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: meta.title, item: url },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: (meta.faqItems ?? []).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../../pages/_components/breadcrumb.tsx';
import { SiteContext } from '../../src/author/site-context.tsx';

const trail = [
  { name: 'Shipping Services', url: '/shipping-services' },
  { name: 'FedEx', url: '/fedex-services' },
] as const;

const render = (existing: readonly string[]) =>
  renderToStaticMarkup(
    <SiteContext.Provider value={{ has: (href) => existing.includes(href), date: '2026-03-02' }}>
      <Breadcrumb trail={trail} />
    </SiteContext.Provider>,
  );

test('the trail begins at Home and ends at the page itself, which is not a link', () => {
  expect(items(render(['/', '/shipping-services', '/fedex-services']))).toEqual([
    '<a href="/">Home</a>',
    '<a href="/shipping-services">Shipping Services</a>',
    'FedEx',
  ]);
});

test('the last one alone is marked as the current page', () => {
  expect(render(['/']).match(/<li aria-current="page">[^<]*/g)).toEqual([
    '<li aria-current="page">FedEx',
  ]);
});

test('a page that does not exist yet is named without a link', () => {
  expect(items(render(['/']))[1]).toBe('Shipping Services');
});

function items(html: string): readonly string[] {
  return [...html.matchAll(/<li[^>]*>(?<inner>.*?)<\/li>/g)].map(
    ({ groups }) => groups?.inner ?? '',
  );
}

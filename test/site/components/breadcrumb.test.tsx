import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from '../../../pages/_components/sections/breadcrumb.tsx';

const trail = [
  { name: 'Shipping Services', url: '/shipping-services' },
  { name: 'FedEx', url: '/fedex-services' },
] as const;

const html = renderToStaticMarkup(<Breadcrumb trail={trail} />);

test('the breadcrumbs start at Home and end with the page itself, which is not a link', () => {
  expect(items(html)).toEqual([
    '<a href="/">Home</a>',
    '<a href="/shipping-services">Shipping Services</a>',
    'FedEx',
  ]);
});

test('only the last one is marked as the current page', () => {
  expect(html.match(/<li aria-current="page">[^<]*/g)).toEqual(['<li aria-current="page">FedEx']);
});

function items(html: string): readonly string[] {
  return [...html.matchAll(/<li[^>]*>(?<inner>.*?)<\/li>/g)].map(
    ({ groups }) => groups?.inner ?? '',
  );
}

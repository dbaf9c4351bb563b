import { Link, type PageMeta } from 'typed-pages';
import products from '../_products.json';

export const meta: PageMeta = {
  title: 'What we do | Lantern Street Repairs',
  description: 'Bicycles and lamps: what we repair, and what it costs.',
  schemaType: 'WebPage',
  breadcrumbs: [{ name: 'Products', url: '/products' }],
};

export default function Products() {
  return (
    <>
      <h1>What we do</h1>
      <ul>
        {products.map(({ slug, name, price }) => (
          <li key={slug}>
            <Link href={`/products/${slug}`}>{name}</Link>, from ${price}
          </li>
        ))}
      </ul>
    </>
  );
}

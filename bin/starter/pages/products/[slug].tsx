import type { PageMeta } from 'typed-pages';
import products from '../_products.json';

export const entries = products;

type Product = (typeof products)[number];

export function meta({ slug, name, price }: Product): PageMeta {
  return {
    title: `${name} | Lantern Street Repairs`,
    description: `${name} from $${price}: what we do and what it costs.`,
    schemaType: 'Service',
    breadcrumbs: [
      { name: 'Products', url: '/products' },
      { name, url: `/products/${slug}` },
    ],
  };
}

export default function ProductPage({ entry }: { readonly entry: Product }) {
  return (
    <>
      <h1>{entry.name}</h1>
      <p>From ${entry.price}</p>
      <p>{entry.text}</p>
    </>
  );
}

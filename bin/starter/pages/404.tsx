import { Link, type PageMeta } from 'typed-pages';

export const meta: PageMeta = {
  title: 'Page not found | Lantern Street Repairs',
  description: 'There is no page at this address.',
  schemaType: 'WebPage',
  listed: false,
};

export default function NotFound() {
  return (
    <>
      <h1>Page not found</h1>
      <Link href="/">Go to the home page</Link>
    </>
  );
}

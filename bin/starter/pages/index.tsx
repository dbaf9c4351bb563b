import { Link, type PageMeta } from 'typed-pages';
import { OpeningHours } from './_hours/opening-hours.tsx';

export const meta: PageMeta = {
  title: 'Lantern Street Repairs',
  description: 'Bicycles and lamps, repaired on Lantern Street from Monday to Saturday.',
  schemaType: 'LocalBusiness',
};

export default function Home() {
  return (
    <>
      <h1>We repair what you like too much to throw away</h1>
      <p>
        Bring it in, or <Link href="/contact">write to us</Link> first.
      </p>
      <OpeningHours />
    </>
  );
}

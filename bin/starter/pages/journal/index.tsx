import { Link, type PageMeta } from 'typed-pages';
import { posts } from '../_journal.ts';

export const meta: PageMeta = {
  title: 'Journal | Lantern Street Repairs',
  description: 'What was on our bench, and what we learned from it.',
  schemaType: 'WebPage',
  breadcrumbs: [{ name: 'Journal', url: '/journal' }],
};

export default function Journal() {
  return (
    <>
      <h1>From the bench</h1>
      <ul>
        {posts.map(({ slug, data: { title, date } }) => (
          <li key={slug}>
            <Link href={`/journal/${slug}`}>{title}</Link>, {date}
          </li>
        ))}
      </ul>
    </>
  );
}

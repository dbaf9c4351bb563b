import { Markdown, type PageMeta } from 'typed-pages';
import { type Post, posts } from '../_journal.ts';

export const entries = posts;

export const meta = ({ slug, data: { title, description } }: Post): PageMeta => ({
  title: `${title} | Lantern Street Repairs`,
  description,
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Journal', url: '/journal' },
    { name: title, url: `/journal/${slug}` },
  ],
});

export default function JournalPost({ entry }: { readonly entry: Post }) {
  const { title, date } = entry.data;
  return (
    <article>
      <h1>{title}</h1>
      <time dateTime={date}>{date}</time>
      <Markdown of={entry} />
    </article>
  );
}

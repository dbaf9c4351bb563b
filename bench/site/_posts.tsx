import { type CollectionEntry, collection, Markdown, type PageMeta } from '#authoring';

interface Post {
  readonly title: string;
  readonly description: string;
}

export const entries = collection<Post>({ folder: '.' });

export const meta = ({ data: { title, description } }: CollectionEntry<Post>): PageMeta => ({
  title,
  description,
  schemaType: 'WebPage',
});

export default function PostPage({ entry }: { readonly entry: CollectionEntry<Post> }) {
  return (
    <article>
      <Markdown of={entry} />
    </article>
  );
}

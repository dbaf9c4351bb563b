import { collection } from 'typed-pages';

/** The front matter of a post. A schema could check it: see docs/markdown.md of typed-pages. */
interface PostFields {
  readonly title: string;
  readonly description: string;
  /** As YYYY-MM-DD. */
  readonly date: string;
}

/** The newest first. */
export const posts = collection<PostFields>({ folder: './_posts' }).toSorted((a, b) =>
  b.data.date.localeCompare(a.data.date),
);

export type Post = (typeof posts)[number];

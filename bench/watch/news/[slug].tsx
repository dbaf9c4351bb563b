import type { PageMeta } from '#authoring';
import { news } from '../_news.ts';

type News = (typeof news)[number];

export const entries = news;

export function meta({ title, text }: News): PageMeta {
  return { title: `News of ${title}`, description: text, schemaType: 'WebPage' };
}

export default function NewsPage({ entry }: { readonly entry: News }) {
  return (
    <>
      <h1>{entry.title}</h1>
      <p>{entry.text}</p>
    </>
  );
}

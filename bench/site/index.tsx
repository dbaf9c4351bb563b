import type { PageMeta } from '#authoring';

export const meta: PageMeta = { title: 'Bench', description: 'Start.', schemaType: 'WebPage' };

export default function Home() {
  return <h1>Bench</h1>;
}

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PageMeta } from '#authoring';
import { itemsFile } from '../_items-file.ts';
import { Breadcrumb, Cards, Faq, Hero, type Item, Prices, Steps } from '../_sections.tsx';

async function* readItems(): AsyncGenerator<Item> {
  for await (const line of createInterface({ input: createReadStream(itemsFile) }))
    yield JSON.parse(line);
}

export const entries = { [Symbol.asyncIterator]: readItems };

export function meta({ title, description, faq }: Item): PageMeta {
  return { title, description, schemaType: 'WebPage', faqItems: faq };
}

export default function ItemPage({ entry }: { readonly entry: Item }) {
  return (
    <>
      <Breadcrumb title={entry.title} />
      <Hero title={entry.title} lead={entry.lead} />
      <Cards cards={entry.cards} />
      <Steps steps={entry.steps} />
      <Prices rows={entry.rows} />
      <Faq faq={entry.faq} />
    </>
  );
}

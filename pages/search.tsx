import { Island, type PageMeta, read, searchIndex } from '#authoring';
import { Hero } from './_components/hero.tsx';
import { Section } from './_layouts/section.tsx';
import { phone } from './_store/identity.ts';
import { pageList } from './_store/page-list.ts';
import { pageTitle } from './_store/page-title.ts';
import { PageSearch, SearchResults } from './_widgets/page-search.tsx';

export const meta: PageMeta = {
  title: pageTitle('Search all pages'),
  description:
    'Find a page by a word or two: a carrier, a thing to pack, a form, a neighborhood. Or choose from the list of all pages of this site.',
  schemaType: 'WebPage',
  listed: false,
};

export default function Search() {
  return (
    <>
      <Hero
        title="What are you looking for?"
        lead="A word or two will do: a carrier, a thing to pack, a form, a neighborhood."
      >
        <Island name="page-search" component={PageSearch} props={{ index: searchIndex }} />
      </Hero>
      <Section tight>
        <SearchResults groups={pageList} phone={read(phone, '/search')} />
      </Section>
    </>
  );
}

import { Island, type PageMeta, read, searchIndex, withBase } from '#authoring';
import { Hero } from './_components/sections/hero.tsx';
import { Section } from './_components/sections/section.tsx';
import { phone } from './_facts/identity.ts';
import { PageSearch, SearchResults } from './_islands/page-search/page-search.tsx';
import { pageList } from './_navigation/page-list.ts';
import { pageTitle } from './_navigation/page-title.ts';
import { searchAnswersPath } from './_navigation/search-paths.ts';

export const meta: PageMeta = {
  title: pageTitle('Search our site'),
  description:
    'Search for a carrier, a service, a price or a neighborhood. Or choose from the list of all pages.',
  schemaType: 'WebPage',
  listed: false,
};

export default function Search() {
  return (
    <>
      <Hero
        title="Search our site"
        lead="Type a question, a carrier or a service, such as “amazon return” or “mailbox price”."
      >
        <Island
          name="page-search"
          component={PageSearch}
          props={{ index: searchIndex, answers: withBase(searchAnswersPath) }}
        />
      </Hero>
      <Section tight>
        <SearchResults groups={pageList} phone={read(phone, '/search')} />
      </Section>
    </>
  );
}

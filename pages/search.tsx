import { Island, type PageMeta, read, searchIndex } from '#authoring';
import { Hero } from './_components/hero.tsx';
import { Section } from './_layouts/section.tsx';
import { phone } from './_store/identity.ts';
import { pageList } from './_store/page-list.ts';
import { pageTitle } from './_store/page-title.ts';
import { searchAnswers } from './_store/search-answers.ts';
import { PageSearch, SearchResults } from './_widgets/page-search.tsx';

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
          props={{ index: searchIndex, answers: searchAnswers }}
        />
      </Hero>
      <Section tight>
        <SearchResults groups={pageList} phone={read(phone, '/search')} />
      </Section>
    </>
  );
}

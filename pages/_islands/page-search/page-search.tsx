import '../../_components/lists/ruled-list.css';
import './page-search.css';
import { withBase } from '#authoring';
import { SearchField } from '../../_components/forms/search-field.tsx';
import { CallLink, type CallLinkProps } from '../../_components/links/call-link.tsx';
import type { MenuItem, MenuSection } from '../../_navigation/header.ts';

export interface PageSearchProps {
  /** Where the index of all pages is loaded from. */
  readonly index: string;
  /** Where the questions that it answers are loaded from. */
  readonly answers: string;
}

/** The field of the search page. Once it is seen, `page-search.island.ts` follows what is typed into it. */
export function PageSearch(_: PageSearchProps) {
  return (
    <SearchField name="All pages" autoComplete="off" autoCapitalize="off" spellCheck="false" />
  );
}

export interface SearchResultsProps {
  readonly groups: readonly MenuSection[];
  readonly phone: CallLinkProps['phone'];
}

/** All pages until the search finds some. Where it finds none the list stays, with the phone number above it. */
export function SearchResults({ groups, phone }: SearchResultsProps) {
  const pages = groups.flatMap(({ items }) => items).length;
  return (
    <div id="found">
      <div className="head">
        <h2>Search results</h2>
        <p role="status">All {pages} pages, by topic</p>
      </div>
      <p className="actions search-nothing">
        <span>Check the spelling, try a shorter word, or call us.</span>
        <CallLink phone={phone} look="tape" />
      </p>
      <p className="lead search-answer" />
      <ol className="ruled-list search-hits" />
      <div className="search-pages">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}

function Group({ title, items }: MenuSection) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="ruled-list" data-shared>
        {items.map((item) => (
          <Entry key={item.href} {...item} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ title, href, description }: MenuItem) {
  return (
    <li>
      <b>
        <a href={withBase(href)}>{title}</a>
      </b>
      {description}
    </li>
  );
}

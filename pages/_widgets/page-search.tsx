import '../_assets/css/handbook.css';
import { CallLink, type CallLinkProps } from '../_components/call-link.tsx';
import { SearchField } from '../_components/search-field.tsx';
import type { MenuItem, MenuSection } from '../_store/navigation.ts';

export interface PageSearchProps {
  /** Where the index of all pages is loaded from. */
  readonly index: string;
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

/** All pages, until the search has found some; where it finds none they stay, under a way to ask. */
export function SearchResults({ groups, phone }: SearchResultsProps) {
  const pages = groups.flatMap(({ items }) => items).length;
  return (
    <div id="found">
      <div className="hd2">
        <h2>Pages</h2>
        <p role="status">All {pages}, by what they are about.</p>
      </div>
      <p className="acts nothing">
        <span>Ask us instead; somebody at the counter will know.</span>
        <CallLink phone={phone} look="tape" />
      </p>
      <ol className="list hits" />
      <div className="pages">
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
      <ul className="list" data-shared>
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
        <a href={href}>{title}</a>
      </b>
      {description}
    </li>
  );
}

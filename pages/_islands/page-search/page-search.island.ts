import type { SearchEntry } from '#authoring';
import type { StartIsland } from '#island';
import type { AnsweredQuestion } from '../../_content/search-answers.ts';
import { searchSynonyms } from '../../_content/search-words.ts';
import { loadData } from './load-data.ts';
import type { PageSearchProps } from './page-search.tsx';
import { createSearch, type SearchPages } from './search-pages.ts';
import { foundView } from './search-results-view.ts';

/** Browsers refuse an address that changes with every letter. */
const pauseMs = 300;

/** Finds pages while words of two letters or more are typed, or at once where the address has some. */
const startSearch: StartIsland = (element) => {
  const { index, answers }: PageSearchProps = JSON.parse(element.dataset['props'] ?? '{}');
  const form = element.querySelector('form');
  const input = element.querySelector('input');
  const found = document.getElementById('found');
  if (!form || !input || !found) return;
  const view = foundView(found);
  let timer = 0;
  const words = (): string => input.value.trim();
  const follow = async (): Promise<void> => {
    const query = words();
    clearTimeout(timer);
    timer = window.setTimeout(() => nameQuery(words()), pauseMs);
    if (query === '') return view.showAll();
    try {
      const find = await loadSearch(index, answers);
      if (query !== words()) return;
      if ([...query].length === 1) view.showAll();
      else view.showFound(query, find(query));
    } catch (error) {
      console.error(error);
      view.showFailure();
    }
  };
  input.addEventListener('input', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void follow();
  });
  // What was typed before this code came is what counts.
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (input.value !== '') void follow();
};

export default startSearch;

let search: SearchPages | undefined;

async function loadSearch(index: string, answers: string): Promise<SearchPages> {
  const [entries, questions] = await Promise.all([loadData([index]), loadData([answers])]);
  if (!isList<SearchEntry>(entries)) throw new TypeError(`There is no index at ${index}.`);
  if (!isList<AnsweredQuestion>(questions)) throw new TypeError(`No answers are at ${answers}.`);
  search ??= createSearch(entries, { synonyms: searchSynonyms, answers: questions });
  return search;
}

/** The build wrote it. */
function isList<Item>(data: unknown): data is readonly Item[] {
  return Array.isArray(data);
}

/** The address leads back to what was found. */
function nameQuery(query: string): void {
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query })}`;
  history.replaceState(history.state, '', location.pathname + search);
}

import { withBase } from '#authoring';
import type { StartIsland } from '#island';
import { addressWords, closestPages } from './closest-pages.ts';
import type { NearPagesProps } from './near-pages.tsx';

/** Offers the pages closest to the address that was asked for, and to search for its words. */
const suggestPages: StartIsland = (element) => {
  const { pages }: NearPagesProps = JSON.parse(element.dataset['props'] ?? '{}');
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  // It was asked for by its own name: nothing is missing.
  if (location.pathname === withBase('/404')) return;
  if (field) field.value ||= addressWords(location.pathname).join(' ');
  const links = closestPages(location.pathname, pages, 3).map(({ title, href }) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  if (links.length === 0) return;
  const list = document.createElement('ul');
  list.append(...links);
  const which = links.length === 1 ? 'this page' : 'one of these';
  element.querySelector('p')?.replaceChildren(`Did you mean ${which}?`);
  element.querySelector('.near')?.append(list);
};

export default suggestPages;

import { type FoundTool, openInNewTab } from '../tracking/carrier-links.ts';
import type { Found, FoundPage, MarkedText } from './search-pages.ts';

/** The places on the search page that say what was found. */
export interface FoundView {
  readonly showAll: () => void;
  readonly showFound: (query: string, found: Found) => void;
  readonly showFailure: () => void;
}

/** Screen readers announce the count once the visitor has stopped typing. */
const pauseMs = 400;

export function foundView(root: HTMLElement): FoundView {
  const status = root.querySelector<HTMLElement>('[role=status]');
  const hits = root.querySelector('.search-hits');
  const answerLine = root.querySelector('.search-answer');
  const all = status?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (found: 'all' | 'some' | 'none', words: string): void => {
    root.dataset['found'] = found;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status) status.textContent = words;
    }, pauseMs);
  };
  return {
    showAll: () => {
      answerLine?.replaceChildren();
      show('all', all);
    },
    showFound: (query, { answer, tools, pages }) => {
      answerLine?.replaceChildren(
        ...(answer ? [answer] : []),
        ...tools.flatMap((tool) => [' ', toLink(tool)]),
      );
      hits?.replaceChildren(...pages.map(toItem));
      if (pages.length === 0) return show('none', `No results for “${query}”.`);
      show('some', `${pages.length} ${pages.length === 1 ? 'result' : 'results'} for “${query}”`);
    },
    showFailure: () => show('none', 'Search isn’t working right now. All pages are listed below.'),
  };
}

function toLink({ title, href }: FoundTool): HTMLElement {
  const link = make('a', [title]);
  link.href = href;
  link.className = 'text-link';
  // A carrier's page.
  if (link.origin !== location.origin) openInNewTab(link);
  return link;
}

function toItem({ address, title, description, more }: FoundPage): HTMLElement {
  const link = make('a', title.map(toNode));
  link.href = address;
  const also = more.length > 0 ? [make('small', more.map(toNode))] : [];
  return make('li', [make('b', [link]), ...description.map(toNode), ...also]);
}

function toNode({ text, isMatch }: MarkedText): Node | string {
  return isMatch ? make('mark', [text]) : text;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

import type { FoundPage, MarkedText } from './search-pages.ts';

/** The places on the search page that say what was found. */
export interface FoundView {
  readonly showAll: () => void;
  readonly showFound: (query: string, pages: readonly FoundPage[]) => void;
  readonly showFailure: () => void;
}

/** Screen readers hear the count once somebody has stopped typing. */
const pauseMs = 400;

export function foundView(root: HTMLElement): FoundView {
  const status = root.querySelector<HTMLElement>('[role=status]');
  const hits = root.querySelector('.hits');
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
    showAll: () => show('all', all),
    showFound: (query, pages) => {
      hits?.replaceChildren(...pages.map(toItem));
      if (pages.length === 0) return show('none', `None with “${query}”.`);
      const order = pages.length === 1 ? '' : ', the best first';
      show('some', `${pages.length} with “${query}”${order}.`);
    },
    showFailure: () => show('none', 'The search does not answer. All pages are below.'),
  };
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

import type { SearchSuggestion } from '../../_content/search-suggestions.ts';
import { searchSuggestionsPath } from '../../_navigation/search-paths.ts';
import { matchingSuggestions } from './matching-suggestions.ts';

/** The site's base path, which the bundler fills in. */
declare const SITE_BASE: string;

/** Below the field: over the page where the field is in the strip, else where its button opened it. */
const look = `
.search:has(.suggestions) { position: relative; flex-wrap: wrap; }
.search:has(.suggestions) input:focus { position: relative; z-index: 41; }
.header .search > .suggestions { flex: 100%; min-height: 0; padding: 0; background: var(--sheet); }
.strip > .search > .suggestions { position: absolute; z-index: 40; inset: 100% -1px auto;
  border: var(--edge); box-shadow: 0 1rem 2rem -1rem rgb(8 20 32 / 0.45); }
.suggestions a { display: flex; align-items: center; min-height: 2.75rem; padding: 0.25rem var(--s2);
  font: var(--control); color: var(--ink); text-decoration: none; }
#find .suggestions, .suggestions a + a { border-top: 1px solid var(--hair); }
.suggestions a:is(:hover, :focus) { text-decoration: underline; }`;

/** Screen readers announce the count once the visitor has stopped typing. */
const pauseMs = 400;

/**
 * Offers links below a search field of the header: what most visitors come for before anything is
 * typed, then what matches. The arrow keys lead into the list and back, Escape closes it, and a
 * status says how many there are. Without the list, the field searches as before.
 */
export async function suggest(field: HTMLInputElement): Promise<void> {
  const { form } = field;
  if (!form) return;
  // Once for each field: this replaces what called it.
  field.onfocus = null;
  const response = await fetch(SITE_BASE + searchSuggestionsPath);
  const all: readonly SearchSuggestion[] = await response.json();
  addLook();
  const list = make('suggestions');
  const status = make('visually-hidden');
  status.role = 'status';
  form.append(list, status);
  let timer = 0;
  const show = (): void => {
    const links = matchingSuggestions(field.value, all).map(toLink);
    list.hidden = links.length === 0;
    list.replaceChildren(...links);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = countOf(links.length);
    }, pauseMs);
  };
  const hide = (): void => {
    clearTimeout(timer);
    list.hidden = true;
    status.textContent = '';
  };
  field.addEventListener('input', show);
  field.onfocus = show;
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) hide();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      // The first Escape leaves the words in the field, and the field where it is.
      event.preventDefault();
      field.focus();
      hide();
    }
    const next = neighbor([field, ...list.querySelectorAll('a')], event.key);
    if (!next || list.hidden) return;
    event.preventDefault();
    next.focus();
  });
  if (form.contains(document.activeElement)) show();
}

/** Where an arrow key leads from the element that has the focus. */
function neighbor(stops: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  return step && at >= 0 ? stops.at((at + step) % stops.length) : undefined;
}

function countOf(links: number): string {
  if (links === 0) return 'No suggestions.';
  return `${links} ${links === 1 ? 'suggestion' : 'suggestions'} below. Press the down arrow key.`;
}

function toLink({ title, href }: SearchSuggestion): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  return link;
}

function make(className: string): HTMLElement {
  return Object.assign(document.createElement('div'), { className });
}

function addLook(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [sheet];
}

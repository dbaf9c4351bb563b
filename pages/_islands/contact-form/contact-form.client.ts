import { hasQuote } from '../quote/quote-draft.ts';

// Selects the subject that the link named, unless the visitor has chosen one: before this code came,
// or before coming back. The help below has room for the longest text, so nothing moves.
const wanted = new URLSearchParams(location.search).get('subject');
for (const option of document.querySelectorAll<HTMLOptionElement>('[value=""]:checked~*'))
  if (option.value === wanted) option.selected = true;

// Boxes that were entered in this tab are shown as soon as the form is seen, and not with the first touch.
if (hasQuote())
  delete document.querySelector<HTMLElement>('[data-island^=contact]')?.dataset['when'];

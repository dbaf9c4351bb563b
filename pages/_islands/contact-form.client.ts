import { hasQuote } from './quote-draft.ts';

const form = document.querySelector<HTMLElement>('[data-island=contact-form]');

// Selects the subject that the link named. The help below has room for the longest text, so nothing moves.
const wanted = new URLSearchParams(location.search).get('subject');
for (const option of form?.querySelectorAll('option') ?? [])
  if (option.value === wanted) option.selected = true;

// Boxes that were entered in this tab are shown as soon as the form is seen, and not with the first touch.
if (form && hasQuote()) delete form.dataset['when'];

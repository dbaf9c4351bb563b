import { hasQuote } from './quote-draft.ts';

const form = document.querySelector<HTMLElement>('[data-island=contact-form]');

// The subject that the link named. What it says about each has room for the longest: nothing moves.
const wanted = new URLSearchParams(location.search).get('subject');
for (const option of form?.querySelectorAll('option') ?? [])
  if (option.value === wanted) option.selected = true;

// Boxes that were entered in this tab are shown as soon as the form is seen, and not with the first touch.
if (form && hasQuote()) delete form.dataset['when'];

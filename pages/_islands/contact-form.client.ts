import { hasQuote } from './quote-draft.ts';

// Boxes that were entered in this tab are shown as soon as the form is seen, and not with the first touch.
const form = document.querySelector<HTMLElement>('[data-island=contact-form]');
if (form && hasQuote()) delete form.dataset['when'];

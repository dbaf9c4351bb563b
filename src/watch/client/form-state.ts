/**
 * Scroll position, form fields, and open details, in the order of the elements. Fields of an island
 * are left out: their values belong to the island's state, which a reload resets.
 */
interface PageState {
  readonly scroll: readonly [left: number, top: number];
  readonly fields: readonly (string | boolean)[];
  readonly open: readonly boolean[];
  /** Index of the focused field, or -1. */
  readonly focused: number;
}

const key = (): string => `site-watch ${location.pathname}`;
const fieldsOf = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input:not([type=password], [type=file], [type=hidden]), textarea, select',
    ),
  ].filter((field) => !field.closest('[data-island]'));
const detailsOf = () => [...document.querySelectorAll('details')];

/** Saves what a reload would lose. */
export function saveFormState(): void {
  const fields = fieldsOf();
  const state: PageState = {
    scroll: [scrollX, scrollY],
    fields: fields.map((field) => (isTicked(field) ? field.checked : field.value)),
    open: detailsOf().map(({ open }) => open),
    focused: fields.findIndex((field) => field.matches(':focus')),
  };
  sessionStorage.setItem(key(), JSON.stringify(state));
}

/** Restores the saved state once, if the page still has as many fields as before. */
export function restoreFormState(): void {
  const text = sessionStorage.getItem(key());
  sessionStorage.removeItem(key());
  if (text === null) return;
  const state: PageState = JSON.parse(text);
  const [fields, details] = [fieldsOf(), detailsOf()];
  if (details.length === state.open.length)
    details.forEach((element, index) => {
      element.open = state.open[index] ?? element.open;
    });
  if (fields.length === state.fields.length) {
    for (const [index, field] of fields.entries()) setValue(field, state.fields[index]);
    fields[state.focused]?.focus({ preventScroll: true });
  }
  const [left, top] = state.scroll;
  scrollTo({ left, top, behavior: 'instant' });
}

function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string | boolean | undefined,
): void {
  if (isTicked(field)) {
    if (typeof value !== 'boolean' || field.checked === value) return;
    field.checked = value;
  } else {
    if (typeof value !== 'string' || field.value === value) return;
    field.value = value;
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

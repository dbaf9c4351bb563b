/**
 * What a visitor did to a page, in the order of its elements. Fields of an island are left out: their
 * values are part of the island's state, which ends with the page.
 */
interface PageState {
  readonly scroll: readonly [left: number, top: number];
  readonly fields: readonly (string | boolean)[];
  readonly open: readonly boolean[];
  /** Index of the field that is being written in, or -1. */
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

/** Notes what would be lost when the page is loaded anew. */
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

/** Gives it back, once, as far as the page has as many fields as before. */
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
    for (const [index, field] of fields.entries()) put(field, state.fields[index]);
    fields[state.focused]?.focus({ preventScroll: true });
  }
  const [left, top] = state.scroll;
  scrollTo({ left, top, behavior: 'instant' });
}

function put(
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

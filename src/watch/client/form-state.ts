/** Scroll position, form fields, and open details. */
interface PageState {
  readonly scroll: readonly [left: number, top: number];
  readonly fields: readonly (readonly [key: string, value: string | boolean])[];
  readonly open: readonly boolean[];
  /** The key of the focused field. */
  readonly focused?: string | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = (): string => `site-watch ${location.pathname}`;
const detailsOf = () => [...document.querySelectorAll('details')];
const islandOf = (field: Field) => field.closest<HTMLElement>('[data-island]');

/** The fields of the page by island and name, and by their order among those with the same ones. */
function fieldsByKey(): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>(
    'input:not([type=password], [type=file], [type=hidden]), textarea, select',
  )) {
    const parts = [islandOf(field)?.dataset['island'], field.name || field.id, field.type];
    const key = JSON.stringify([...parts, isTicked(field) ? field.value : '']);
    let number = 0;
    while (fields.has(`${key} ${number}`)) number += 1;
    fields.set(`${key} ${number}`, field);
  }
  return fields;
}

/** Saves what a reload would lose. */
export function saveFormState(): void {
  const fields = [...fieldsByKey()];
  const state: PageState = {
    scroll: [scrollX, scrollY],
    fields: fields.map(([key, field]) => [key, isTicked(field) ? field.checked : field.value]),
    open: detailsOf().map(({ open }) => open),
    focused: fields.find(([, field]) => field.matches(':focus'))?.[0],
  };
  sessionStorage.setItem(storageKey(), JSON.stringify(state));
}

/** Restores the saved state once: the fields that the page still has, and those of an island once its code runs. */
export function restoreFormState(): void {
  const text = sessionStorage.getItem(storageKey());
  sessionStorage.removeItem(storageKey());
  if (text === null) return;
  const state: PageState = JSON.parse(text);
  const details = detailsOf();
  if (details.length === state.open.length)
    details.forEach((element, index) => {
      element.open = state.open[index] ?? element.open;
    });
  restoreFields(new Map(state.fields));
  fieldsByKey()
    .get(state.focused ?? '')
    ?.focus({ preventScroll: true });
  const [left, top] = state.scroll;
  scrollTo({ left, top, behavior: 'instant' });
}

const retryMs = 100;

/** React, which knows a field by properties of its own, would not notice a value that was there before. */
function restoreFields(values: Map<string, string | boolean>): void {
  for (const [key, field] of fieldsByKey()) {
    const value = values.get(key);
    const isReady =
      !islandOf(field) || Object.keys(field).some((name) => name.startsWith('__react'));
    if (value === undefined || !isReady) continue;
    values.delete(key);
    setValue(field, value);
  }
  const isInIsland = (key: string): boolean => !key.startsWith('[null,');
  if ([...values.keys()].some(isInIsland)) setTimeout(() => restoreFields(values), retryMs);
}

function setValue(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
  } else if (typeof value === 'string' && field.value !== value) {
    // React replaces the property of the element itself, and would take the value for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

import { type Control, isChoice, type Twins } from './match-controls.ts';

/**
 * Gives fields what the visitor typed and chose in their twins, or in themselves before React took
 * them over, and sends the events of it: React's state still has the values of the build.
 */
export function restoreFields(twins: Twins): void {
  // React renders after each event and sets the fields to its state: all are read before the first.
  const typed = Array.from(twins, ([{ value, checked, selectedIndex }, field]) => {
    const restore = (): void => {
      if (isChoice(field)) choose(field, checked);
      else if (field.options) select(field, field.options, selectedIndex);
      else if (value !== undefined) type(field, value);
    };
    return { restore, isFocused: field.matches(':focus') };
  });
  // The focused field comes first, so that its caret and a half-typed word stay as they are.
  typed.sort((a, b) => Number(b.isFocused) - Number(a.isFocused));
  for (const { restore } of typed) restore();
}

/** Of radio buttons, browsers send events for the chosen one. */
function choose(field: Control, checked = false): void {
  if (checked === field.defaultChecked || (!checked && field.type === 'radio')) return;
  field.checked = !checked;
  field.click();
}

/** A list without a default shows its first option. */
function select(field: Control, options: HTMLOptionsCollection, chosen = 0): void {
  const built = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  if (chosen === Math.max(built, 0)) return;
  field.selectedIndex = chosen;
  send(field);
}

function type(field: Control, value: string): void {
  const { defaultValue = value } = field;
  // Browsers do not let a script choose a file.
  if (value === defaultValue || field.type === 'file') return;
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(defaultValue);
  send(field);
}

function send(field: Control): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

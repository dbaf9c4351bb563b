/** A form, a link, a button, or a field, with the properties that only some of them have. */
export interface Control extends HTMLElement {
  readonly type?: string;
  readonly options?: HTMLOptionsCollection;
  readonly defaultValue?: string;
  readonly defaultChecked?: boolean;
  /** The value that React knows. It ignores the events of a field that still has it. */
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
  value?: string;
  checked?: boolean;
  selectedIndex?: number;
}

/** Controls, and those that take their place. */
export type Twins = ReadonlyMap<Control, Control>;

/**
 * Finds each control again: by its name, its id, or its class, and equal ones by their order.
 * Controls that a browser extension has added have no twin.
 */
export function matchControls(before: ParentNode, after: ParentNode): Twins {
  const free = controlsIn(after);
  const twins = new Map<Control, Control>();
  for (const control of controlsIn(before)) {
    const at = free.findIndex((other) => keyOf(other) === keyOf(control));
    for (const twin of at < 0 ? [] : free.splice(at, 1)) twins.set(control, twin);
  }
  return twins;
}

export function isChoice({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

function controlsIn(parent: ParentNode): Control[] {
  return [...parent.querySelectorAll<Control>('form, a[href], button, input, select, textarea')];
}

/** Translators and password managers leave a name and an id as they are. */
function keyOf(control: Control): string {
  const own = control.getAttribute('name') || control.id || control.className;
  return [control.localName, own, isChoice(control) && control.value].join();
}

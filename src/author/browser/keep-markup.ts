export interface KeptMarkup {
  /** Gives the element its markup back, with what the visitor typed. */
  readonly putBack: () => void;
  /** If React had to make all elements anew, gives them what the visitor typed into the old ones. */
  readonly keepFields: () => void;
}

/** Remembers an island's markup before React takes it over. */
export function keepMarkup(element: HTMLElement): KeptMarkup {
  // The nodes hold what is typed even after React removed them; React may have changed them.
  const nodes = [...element.childNodes];
  const markup = element.cloneNode(true);
  let focused = focusedIn(element);
  element.addEventListener('focusin', () => {
    focused = focusedIn(element);
  });
  const carryOver = (): void => {
    const old = document.createDocumentFragment();
    old.append(...nodes);
    const [from, to] = [controlsIn(old), controlsIn(element)];
    if (from.length !== to.length) return;
    for (const [index, control] of from.entries()) copyValue(control, to[index]);
    if (document.activeElement === document.body) to[focused]?.focus({ preventScroll: true });
  };
  return {
    putBack: () => {
      element.replaceChildren(...markup.childNodes);
      carryOver();
    },
    keepFields: () => {
      if (!nodes.some(({ isConnected }) => isConnected)) carryOver();
    },
  };
}

function controlsIn(parent: ParentNode): readonly HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
}

function focusedIn(element: HTMLElement): number {
  return controlsIn(element).findIndex((control) => control.matches(':focus'));
}

function copyValue(from: Element, to: Element | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    // A page may not choose a file.
    if (from.type !== 'file') to.value = from.value;
  } else if (
    (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) ||
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement)
  )
    to.value = from.value;
}

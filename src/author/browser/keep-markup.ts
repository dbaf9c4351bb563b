/** Saves an island's markup before React hydrates it. */
export function keepMarkup(element: HTMLElement) {
  // Removed nodes keep their typed values, but React may have changed their markup: save both.
  const nodes = [...element.childNodes];
  const markup = element.cloneNode(true);
  let focused = focusedIn(element);
  // Before React, which stops the event while it hydrates.
  element.addEventListener('focusin', () => (focused = focusedIn(element)), true);
  const carryOver = (): void => {
    const old = document.createDocumentFragment();
    old.append(...nodes);
    const [from, to] = [controlsIn(old), controlsIn(element)];
    if (from.length !== to.length) return;
    for (const [index, control] of from.entries()) copyValue(control, to[index]);
    if (document.activeElement === document.body) to[focused]?.focus({ preventScroll: true });
  };
  return {
    /** Restores the element's markup, with everything the visitor typed. */
    putBack: (): void => {
      element.replaceChildren(...markup.childNodes);
      carryOver();
    },
    /** If React replaced all elements, copies what the visitor typed into the new ones. */
    keepFields: (): void => {
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
    // Browsers do not let a script choose a file.
    if (from.type !== 'file') to.value = from.value;
  } else if (
    (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) ||
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement)
  )
    to.value = from.value;
}

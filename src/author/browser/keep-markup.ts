import { type Control, matchControls, type Twins } from './match-controls.ts';

/** Saves an island's markup before React hydrates it. */
export function keepMarkup(element: HTMLElement) {
  // Removed nodes keep their typed values, but React may have changed their markup: save both.
  let nodes = [...element.childNodes];
  const markup = element.cloneNode(true);
  let focused = element.querySelector<Control>(':focus');
  // Before React, which stops the event while it hydrates.
  const look = () => (focused = element.querySelector<Control>(':focus'));
  element.addEventListener('focusin', look, true);
  /** The controls that were there, and what takes their place: themselves, unless React replaced all. */
  const findTwins = (): Twins => {
    if (nodes.some(({ isConnected }) => isConnected)) return matchControls(element, element);
    const old = document.createDocumentFragment();
    old.append(...nodes);
    nodes = [...element.childNodes];
    const twins = matchControls(old, element);
    if (focused && document.activeElement === document.body)
      twins.get(focused)?.focus({ preventScroll: true });
    return twins;
  };
  return {
    findTwins,
    /** Restores the element's markup. */
    putBack: (): Twins => {
      element.replaceChildren(...markup.childNodes);
      return findTwins();
    },
  };
}

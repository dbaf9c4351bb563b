/** Prints one element of the page and nothing else; `checklist.css` hides the rest. */
export function printAlone(element: HTMLElement): void {
  element.toggleAttribute('data-print', true);
  addEventListener('afterprint', () => element.removeAttribute('data-print'), { once: true });
  print();
}

/** Prints one element of the page and nothing else; `bring-list.css` hides the rest. */
export function printAlone(element: HTMLElement): void {
  element.dataset['print'] = 'alone';
  addEventListener('afterprint', () => element.removeAttribute('data-print'), { once: true });
  print();
}

import type { StartIsland } from '#island';
import { keepInTab, loadFromTab } from '../tab-storage.ts';
import { printAlone } from './print-alone.ts';

/** Remembers what is ticked for as long as the tab is open, and prints the list. */
const startPrintList: StartIsland = (element) => {
  const list = element.closest<HTMLElement>('.bring, .country-sheet-papers');
  if (!list) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const key = `${location.pathname} ${list.querySelector('b')?.textContent}`;
  const ticked = loadFromTab(key) ?? '';
  const keep = (): void => keepInTab(key, boxes.map(({ checked }) => Number(checked)).join(''));
  for (const [index, box] of boxes.entries()) box.checked ||= ticked[index] === '1';
  list.addEventListener('change', keep);
  list.dispatchEvent(new Event('change'));
  element.querySelector('button')?.addEventListener('click', () => printAlone(list));
};

export default startPrintList;

import type { StartIsland } from '#island';
import { printAlone } from './print-alone.ts';

/** Remembers what is ticked for as long as the tab is open, and prints the list. */
const startBringList: StartIsland = (element) => {
  const list = element.closest<HTMLElement>('.bring');
  if (!list) return;
  const boxes = [...list.querySelectorAll('input')];
  const key = `${location.pathname} ${list.querySelector('ul')?.ariaLabel}`;
  const ticked = load(key);
  const keep = (): void => save(key, boxes.map(({ checked }) => Number(checked)).join(''));
  for (const [index, box] of boxes.entries()) box.checked ||= ticked[index] === '1';
  keep();
  list.addEventListener('change', keep);
  element.querySelector('button')?.addEventListener('click', () => printAlone(list));
};

export default startBringList;

/** A browser that blocks storage throws at the first mention of it. */
function load(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function save(key: string, ticked: string): void {
  try {
    sessionStorage.setItem(key, ticked);
  } catch {}
}

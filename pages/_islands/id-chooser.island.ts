import type { StartIsland } from '#island';
import { addressOnly, photoIds } from '../_facts/mailbox-ids.ts';
import { judgeIds } from './judge-ids.ts';

const documents = [...photoIds, ...addressOnly];

/** Says what the documents that are checked come to. */
const startIdChooser: StartIsland = (element) => {
  const status = element.querySelector('[role=status]');
  if (!status) return;
  // The sheet restores what the tab keeps.
  const sheet = element.closest('.bring');
  const boxes = [...element.querySelectorAll('input')];
  const judge = (): void => {
    const held = documents.filter((_, index) => boxes[index]?.checked);
    status.replaceChildren(...judgeIds(held).map((text, at) => (at % 2 ? emphasize(text) : text)));
  };
  sheet?.addEventListener('change', judge);
  judge();
};

function emphasize(text: string): HTMLElement {
  const element = document.createElement('strong');
  element.textContent = text;
  return element;
}

export default startIdChooser;

import type { StartIsland } from '#island';
import { eitherAsProof, photoIds, proofs } from '../../_facts/mailbox-ids.ts';
import { judgeIds, licenseIsPhotoId } from './judge-ids.ts';

const documents = [...photoIds, ...proofs];

/** Says what the documents that are checked come to. */
const startIdChooser: StartIsland = (element) => {
  const status = element.querySelector('[role=status]');
  if (!status) return;
  // The sheet restores what the tab keeps.
  const sheet = element.closest('.bring');
  const boxes = [...element.querySelectorAll('input')];
  const judge = (): void => {
    const held = documents.filter((_, index) => boxes[index]?.checked);
    const either = boxes[documents.indexOf(eitherAsProof)];
    if (either) either.disabled = licenseIsPhotoId(held);
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

import type { Illustration } from '../../_components/illustrations/illustration.tsx';
import { packingItems } from '../../_content/packing-items.ts';

/** What can be picked to see how it is packed: each thing before and after. */
export function itemsToPack(which: keyof typeof packingItems): readonly Illustration[] {
  return packingItems[which].flatMap(({ picture, packed }) => [picture, packed]);
}

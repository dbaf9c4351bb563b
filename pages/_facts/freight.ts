import type { Address, Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

/** The standard US pallet, in inches. */
export const standardPallet = { length: 48, width: 40 } as const;

/** FedEx and UPS accept packages up to this weight; heavier ones are freight. */
export const parcelLimitPounds = 150;

/** Places for pallets on the floor of a long trailer: rows, side by side. */
export const trailerFloor = { rows: 13, abreast: 2 } as const;

export const freightFigures: Fact<string> = oneReading({
  name: 'Freight figures',
  value: `a pallet of ${standardPallet.length} × ${standardPallet.width} inches; packages up to ${parcelLimitPounds} lbs; ${trailerFloor.rows * trailerFloor.abreast} pallets on a trailer’s floor`,
  status: 'assumed',
  remark: 'These are common standards of the trade; the sources give no figures for freight.',
  show: (value) => value,
});

export interface FreightKind {
  readonly name: string;
  readonly href: Address;
  readonly text: string;
}

export const freightKinds = [
  { name: 'LTL freight', href: '/ltl-freight', text: 'One pallet or a few, on a shared truck.' },
  {
    name: 'Pallet shipping',
    href: '/pallet-shipping',
    text: 'How to stack, wrap and label a pallet.',
  },
  {
    name: 'Commercial freight',
    href: '/commercial-freight',
    text: 'For companies that ship often.',
  },
] as const satisfies readonly FreightKind[];

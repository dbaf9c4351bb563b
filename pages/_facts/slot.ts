import type { Fact } from '#authoring';
import { oneReading } from './one-reading.ts';

export interface Slot<Value> {
  readonly name: string;
  /** Null: nothing is known, and no page says anything about it. */
  readonly value: Value | null;
  /** What the owner has to say, with an example of the value. */
  readonly ask: string;
  /** As `site facts` shows the value. Left out: as it is. */
  readonly show?: (value: Value) => string;
  /** Null is final: the store has nothing to say about it. */
  readonly confirmed?: true;
}

/** Something that only the owner knows. Pages, search answers, and structured data have it as soon as it is filled in. */
export function slot<Value>({
  name,
  value,
  ask,
  show = String,
  ...confirmed
}: Slot<Value>): Fact<Value | null> {
  return oneReading<Value | null>({
    name,
    value,
    remark: ask,
    show: (known) => (known === null ? 'nothing yet' : show(known)),
    ...(value === null && { status: 'assumed' }),
    ...confirmed,
  });
}

import type { Fact } from '#authoring';

interface Statement<Value> extends Omit<Fact<Value>, 'readings' | 'chosen'> {
  readonly value: Value;
  readonly statedAt?: readonly string[];
  /** The words of the source, if the value is ours. */
  readonly note?: string;
}

/** An uncontested fact, listed for its status or its remark. */
export function oneReading<Value>({
  value,
  statedAt = [],
  note,
  ...rest
}: Statement<Value>): Fact<Value> {
  const reading = { value, statedAt, ...(note === undefined ? {} : { note }) };
  return { ...rest, readings: [reading], chosen: value };
}

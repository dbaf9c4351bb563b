type UnknownRecord = Readonly<Record<string, unknown>>;

/** The fields of an unknown value; none unless it is an object. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): boolean {
  return isRecord(value) && !Array.isArray(value);
}

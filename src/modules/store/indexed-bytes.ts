/** Bytes, then an index of them as JSON, then the length of the index in bytes. */
const lengthBytes = 6;

/** `allocate` returns the memory to write to. */
export function joinWithIndex(
  parts: readonly Uint8Array[],
  index: unknown,
  allocate: (length: number) => Buffer,
): Buffer {
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntLE(json.length, 0, lengthBytes);
  const all = [...parts, json, length];
  const bytes = allocate(all.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of all) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
}

/** Throws if the bytes are damaged. `read` returns the bytes from one position to before another. */
export function readIndex<Index>(
  size: number,
  read: (start: number, end: number) => Buffer,
): Index {
  const end = size - lengthBytes;
  const start = end - read(end, size).readUIntLE(0, lengthBytes);
  return JSON.parse(read(start, end).toString());
}

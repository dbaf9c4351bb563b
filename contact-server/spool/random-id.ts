import { randomBytes } from 'node:crypto';

const length = 8;
let bytes = Buffer.alloc(0);
let position = 0;

/** Sixteen hexadecimal digits that nobody can guess. Fetched for many at a time: each fetch asks the system. */
export function randomId(): string {
  if (position === bytes.length) {
    bytes = randomBytes(length * 256);
    position = 0;
  }
  position += length;
  return bytes.toString('hex', position - length, position);
}

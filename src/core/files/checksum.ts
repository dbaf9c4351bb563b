import { crc32 } from 'node:zlib';

const checksumLength = 4;

/** The contents of a file that must not be read if the disk has damaged it, as V8 crashes on a damaged code cache. */
export function addChecksum(contents: Buffer): Buffer {
  const checksum = Buffer.alloc(checksumLength);
  checksum.writeUInt32LE(crc32(contents));
  return Buffer.concat([checksum, contents]);
}

/** Throws if the contents are not what `addChecksum` was given. */
export function verifyChecksum(file: Buffer): Buffer {
  const contents = file.subarray(checksumLength);
  if (file.readUInt32LE() !== crc32(contents)) throw new Error('The checksum is wrong.');
  return contents;
}

import { brotliDecompressSync } from 'node:zlib';

/** The characters for which a WOFF2 font has glyphs. */
export function fontCharacters(font: Buffer): ReadonlySet<string> {
  const { tables, end } = readDirectory(font);
  const data = brotliDecompressSync(font.subarray(end, end + font.readUInt32BE(20)));
  const before = tables.slice(
    0,
    tables.findIndex(({ tag }) => tag === cmapTag),
  );
  const start = before.reduce((sum, { length }) => sum + length, 0);
  return readCmap(data.subarray(start));
}

/** Tables are named by their number in a list of the format, or in full. */
const [cmapTag, glyfTag, locaTag, namedInFull] = [0, 10, 11, 63];

interface Table {
  readonly tag: number;
  /** As stored: some tables are transformed in the file. */
  readonly length: number;
}

function readDirectory(font: Buffer): { readonly tables: readonly Table[]; readonly end: number } {
  let at = 48;
  const readNumber = (): number => {
    let value = 0;
    let byte = 0x80;
    while (byte & 0x80) {
      byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === namedInFull) at += 4;
    const length = readNumber();
    const form = flags >> 6;
    const isChanged = tag === glyfTag || tag === locaTag ? form === 0 : form !== 0;
    return { tag, length: isChanged ? readNumber() : length };
  });
  return { tables, end: at };
}

/** The first subtable, of format 4: ranges, by their ends and their starts. */
function readCmap(cmap: Buffer): ReadonlySet<string> {
  const table = cmap.subarray(cmap.readUInt32BE(8));
  const size = table.readUInt16BE(6);
  const ends = Array.from({ length: size / 2 }, (_, index) => ({
    first: table.readUInt16BE(16 + size + index * 2),
    last: table.readUInt16BE(14 + index * 2),
  }));
  return new Set(
    ends
      .filter(({ last }) => last < 0xffff)
      .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
      .map((code) => String.fromCharCode(code)),
  );
}

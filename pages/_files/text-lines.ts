/** Lines of vCard and iCalendar alike: ended by CRLF, and folded where they are longer than 75 bytes. */
export function textLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A text as a value: commas, semicolons, backslashes and line ends would mean something else. */
export function textValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** RFC 5545, 3.1, and RFC 6350, 3.2: what follows a space at the beginning of a line belongs to the line before. */
function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    bytes += size;
    if (bytes > longest) {
      parts.push('');
      bytes = size + 1;
    }
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}

const longest = 75;

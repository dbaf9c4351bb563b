/** Resolves to the first group of a pattern once a stream has said it. */
export function runText(stream, pattern) {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    stream.on('end', () => reject(new Error(`Nothing like ${pattern} in: ${text}`)));
  });
}

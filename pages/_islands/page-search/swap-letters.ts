/** A word with each two neighbors in the other order: `noatry` for `notary` would be two letters wrong. */
export function swapLetters(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

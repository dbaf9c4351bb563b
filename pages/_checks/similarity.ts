/** An item with a set of words, or of other strings. */
interface WordSet {
  readonly words: ReadonlySet<string>;
}

/** Two items that share too many words. */
interface ClosePair<Item> {
  readonly first: Item;
  readonly second: Item;
  /** The part of the shorter text’s words that the other one has, too, from 0 to 1. */
  readonly similarity: number;
  readonly shared: readonly string[];
}

/** Every sequence of `size` words, each once. */
export function shingles(words: readonly string[], size: number): ReadonlySet<string> {
  const count = Math.max(0, words.length - size + 1);
  return new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + size).join(' ')),
  );
}

/** All pairs of items with a similarity above `limit`, the most similar first. */
export function similarPairs<Item extends WordSet>(
  items: readonly Item[],
  limit: number,
): readonly ClosePair<Item>[] {
  const pairs: ClosePair<Item>[] = [];
  for (const [index, counts] of sharedCounts(items).entries())
    for (const [earlierIndex, count] of counts) {
      const [first, second] = [items[earlierIndex], items[index]];
      if (!first || !second) continue;
      const similarity = count / Math.min(first.words.size, second.words.size);
      if (similarity <= limit) continue;
      const shared = [...first.words].filter((word) => second.words.has(word));
      pairs.push({ first, second, similarity, shared });
    }
  return pairs.sort((a, b) => b.similarity - a.similarity);
}

/** For each item, the number of words it shares with each earlier item. Looks up words instead of comparing pairs. */
function sharedCounts(items: readonly WordSet[]): readonly ReadonlyMap<number, number>[] {
  const holders = new Map<string, number[]>();
  return items.map(({ words }, index) => {
    const counts = new Map<number, number>();
    for (const word of words) {
      const before = holders.get(word);
      for (const holder of before ?? []) counts.set(holder, (counts.get(holder) ?? 0) + 1);
      if (before) before.push(index);
      else holders.set(word, [index]);
    }
    return counts;
  });
}

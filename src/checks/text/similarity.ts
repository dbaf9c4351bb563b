/** Something that is described by a set of words. */
export interface WordSet {
  readonly words: ReadonlySet<string>;
}

/** Two that share more than they may. */
export interface ClosePair<Item> {
  readonly one: Item;
  readonly other: Item;
  /** What both have, as a part of all that either has: from 0 to 1. */
  readonly alike: number;
  readonly shared: readonly string[];
}

/** So many words that follow one another: each stretch once. */
export function shingles(words: readonly string[], size: number): ReadonlySet<string> {
  const count = Math.max(0, words.length - size + 1);
  return new Set(
    Array.from({ length: count }, (_, start) => words.slice(start, start + size).join(' ')),
  );
}

/** Every two of a list that are more alike than `most`, the closest first. */
export function similarPairs<Item extends WordSet>(
  items: readonly Item[],
  most: number,
): readonly ClosePair<Item>[] {
  const pairs: ClosePair<Item>[] = [];
  for (const [index, counts] of sharedCounts(items).entries())
    for (const [otherIndex, count] of counts) {
      const [one, other] = [items[otherIndex], items[index]];
      if (!one || !other) continue;
      const alike = count / (one.words.size + other.words.size - count);
      if (alike <= most) continue;
      const shared = [...one.words].filter((word) => other.words.has(word));
      pairs.push({ one, other, alike, shared });
    }
  return pairs.sort((a, b) => b.alike - a.alike);
}

/** For each item, how many of its words each one before it has: looked up by word, not by pair. */
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

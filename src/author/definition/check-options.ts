/** The least and the most of something. */
export type Bounds = readonly [least: number, most: number];

/** What a site asks of its own pages beside what holds for every site. Nothing of it is checked where it is left out. */
export interface SiteChecks {
  /** How many characters a title has. */
  readonly titleLength?: Bounds;
  /** How many characters a description has. */
  readonly descriptionLength?: Bounds;
  /** Landmarks that the frame has beside its one `<main>`. */
  readonly landmarks?: readonly ('banner' | 'contentinfo' | 'navigation')[];
  readonly similarity?: SimilarityLimits;
  readonly hardCodedFacts?: HardCodedFactRules;
  /** Words that the site avoids. `site check` rejects them in every text of a page. */
  readonly wording?: readonly WordRule[];
  /** What `site check` measures the sentences of each page against. English only; nothing is rejected. */
  readonly reading?: ReadingGoals;
  /** What Google recommends of a type and nobody can tell here: fields by type. */
  readonly omitted?: Readonly<Record<string, readonly string[]>>;
}

/**
 * How much of their own words two pages may share, as a part of all that either says: from 0 to 1.
 * Not a page's own are elements with `data-shared`, `<nav>` and `<form>`.
 */
export interface SimilarityLimits {
  /** Of all stretches of five words. */
  readonly pages: number;
  /** Of all stretches of three among the first forty words. */
  readonly intros: number;
  /** A paragraph, item or cell of more words than this stands on one page alone. */
  readonly passage: number;
}

/** Facts are named and not written: what a text in a module may not hold. */
export interface HardCodedFactRules {
  /** By what they find: `price`, `phone number`. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** The modules that take their facts from elsewhere, by their files below the folder of pages. */
  readonly files: RegExp;
  /** Whole texts that only look like a fact. */
  readonly allowed?: readonly string[];
}

/** A word that the site avoids. Texts are compared with straight quotes, hyphens, and single spaces. */
export interface WordRule {
  readonly avoid: RegExp;
  /** The fix, as a full sentence: `Say "package".` */
  readonly say: string;
  /** Where the word is right. Needs the flag `g`: all that it finds is left out before `avoid` is tried. */
  readonly except?: RegExp;
}

export interface ReadingGoals {
  /** Years of US school that a page needs at most, by Flesch and Kincaid. */
  readonly grade: number;
  /** How many words a sentence has at most. */
  readonly sentenceWords: number;
}

/** Both ends are allowed. */
export type Bounds = readonly [min: number, max: number];

/** Checks that a site adds to the ones for every site. A check that is left out does not run. */
export interface SiteChecks {
  /** The length of a title in characters. */
  readonly titleLength?: Bounds;
  /** The length of a description in characters. */
  readonly descriptionLength?: Bounds;
  /** Landmarks that the frame must have besides its `<main>`. */
  readonly landmarks?: readonly ('banner' | 'contentinfo' | 'navigation')[];
  /** How much of their text two pages may share. */
  readonly similarity?: SimilarityLimits;
  /** Values that belong in facts, and must not be written in modules. */
  readonly hardCodedFacts?: HardCodedFactRules;
  /** Words that the site avoids. `site check` rejects them in all text of a page. */
  readonly wording?: readonly WordRule[];
  /** Goals that `site check` compares the sentences of each page with. English only; nothing fails. */
  readonly reading?: ReadingGoals;
  /** Addresses that no page needs to link to: the landing page of an advertisement. */
  readonly unlinked?: readonly string[];
  /** Classes that need no rule because a script of another party reads them: `/^(notranslate|h-)/`. */
  readonly classesWithoutRules?: RegExp;
  /** Fields, by type, that Google recommends but this site cannot provide. */
  readonly omitted?: Readonly<Record<string, readonly string[]>>;
}

/**
 * How much of their own text two pages may share: from 0 to 1, as a share of everything that either
 * page says. Elements with `data-shared`, `<nav>`, and `<form>` are not a page's own text.
 */
export interface SimilarityLimits {
  /** Shared sequences of five words. */
  readonly pages: number;
  /** Shared sequences of three words among the first forty. */
  readonly intros: number;
  /** A paragraph, list item, or table cell with more words than this may be on one page only. */
  readonly passage: number;
}

/** What the string literals of a module may not contain, because a fact holds it. */
export interface HardCodedFactRules {
  /** By the name of what they match: `price`, `phone number`. */
  readonly patterns: Readonly<Record<string, RegExp>>;
  /** The modules to check, by their path in the pages folder. */
  readonly files: RegExp;
  /** Whole string literals that only look like a fact. */
  readonly allowed?: readonly string[];
}

/** A word that the site avoids. Texts are compared with straight quotes, hyphens, and single spaces. */
export interface WordRule {
  /** What is rejected. */
  readonly avoid: RegExp;
  /** The fix, as a full sentence: `Say "package".` */
  readonly say: string;
  /** Where the word is fine. Needs the `g` flag: every match is removed before `avoid` is tested. */
  readonly except?: RegExp;
}

/** How easy the sentences of a page should be to read. */
export interface ReadingGoals {
  /** The highest Flesch-Kincaid grade, in years of US school. */
  readonly grade: number;
  /** The most words in a sentence. */
  readonly sentenceWords: number;
}

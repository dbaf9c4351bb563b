import type { PageCheck } from './check-types.ts';
import {
  type Checker,
  type CheckerOptions,
  type CheckerRules,
  createCheckerOf,
} from './checker.ts';
import { basePaths } from './rules/base-paths.ts';
import { inlineHashes } from './rules/csp-inline.ts';
import { policyOfHandlers, policyOfSheets, policySources } from './rules/csp-sources.ts';
import { sheetHashes } from './rules/csp-style-sheets.ts';
import { repeatedPassages } from './rules/duplicate-text.ts';
import { fragments } from './rules/fragment-links.ts';
import { frameHeading } from './rules/frame-has-no-h1.ts';
import { writtenFacts } from './rules/hard-coded-facts.ts';
import { headerLengths } from './rules/header-lengths.ts';
import { oneHeading } from './rules/heading-order.ts';
import { frameTitles } from './rules/iframe-titles.ts';
import { pictureTexts } from './rules/image-alt.ts';
import { inlineStyles } from './rules/inline-styles.ts';
import { internalLinks } from './rules/internal-links.ts';
import { islandFiles } from './rules/island-files.ts';
import { frameLandmarks, pageLandmarks } from './rules/landmarks.ts';
import { metaLengths } from './rules/meta-lengths.ts';
import { unchosenReadings } from './rules/rejected-readings.ts';
import { likeness, openings } from './rules/similar-pages.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { uniqueTitles } from './rules/unique-titles.ts';
import { wellFormedText } from './rules/valid-unicode.ts';
import { wording } from './rules/wording.ts';
import { dataTrail } from './structured-data/breadcrumbs.ts';
import { dataFields } from './structured-data/google-fields.ts';
import { dataLinks } from './structured-data/links.ts';
import { dataVocabulary } from './structured-data/types-and-properties.ts';
import { dataShown } from './structured-data/visible-text.ts';

const anyPiece: readonly PageCheck[] = [
  basePaths,
  internalLinks,
  uniqueIds,
  inlineStyles,
  inlineHashes,
  policySources,
  policyOfHandlers,
  islandFiles,
  pictureTexts,
  frameTitles,
  wellFormedText,
];

const rules: CheckerRules = {
  page: [...anyPiece, oneHeading, pageLandmarks],
  frame: [...anyPiece, frameHeading, frameLandmarks, sheetHashes, policyOfSheets, headerLengths],
  site: [uniqueTitles, metaLengths, fragments, repeatedPassages, openings, likeness],
  thoroughSite: [writtenFacts],
  document: [
    dataVocabulary,
    dataFields,
    dataTrail,
    dataLinks,
    dataShown,
    unchosenReadings,
    wording,
  ],
};

/** A checker of all rules. */
export function createChecker(options: CheckerOptions): Checker {
  return createCheckerOf(rules, options);
}

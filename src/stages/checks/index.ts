import {
  type Checker,
  type CheckerOptions,
  type CheckerRules,
  createCheckerOf,
} from '../../model/checker.ts';
import type { PageCheck } from '../../model/page-record.ts';
import { basePaths } from './base-paths.ts';
import { dataFields } from './data-fields.ts';
import { dataLinks } from './data-links.ts';
import { dataShown } from './data-shown.ts';
import { dataTrail } from './data-trail.ts';
import { dataVocabulary } from './data-vocabulary.ts';
import { fragments } from './fragments.ts';
import { frameHeading } from './frame-heading.ts';
import { frameTitles } from './frame-titles.ts';
import { headerLengths } from './header-lengths.ts';
import { inlineHashes } from './inline-hashes.ts';
import { inlineStyles } from './inline-styles.ts';
import { internalLinks } from './internal-links.ts';
import { islandFiles } from './island-files.ts';
import { frameLandmarks, pageLandmarks } from './landmarks.ts';
import { likeness, openings } from './likeness.ts';
import { metaLengths } from './meta-lengths.ts';
import { oneHeading } from './one-heading.ts';
import { pictureTexts } from './picture-texts.ts';
import { policyOfHandlers, policyOfSheets, policySources } from './policy-sources.ts';
import { repeatedPassages } from './repeated-passages.ts';
import { sheetHashes } from './sheet-hashes.ts';
import { unchosenReadings } from './unchosen-readings.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniqueTitles } from './unique-titles.ts';
import { wellFormedText } from './well-formed-text.ts';
import { wording } from './wording.ts';
import { writtenFacts } from './written-facts.ts';

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

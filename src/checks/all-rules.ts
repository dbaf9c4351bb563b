import type { PageCheck } from './check-types.ts';
import {
  type Checker,
  type CheckerOptions,
  type CheckerRules,
  createCheckerOf,
} from './checker.ts';
import { basePaths } from './rules/base-paths.ts';
import { classNames } from './rules/class-names.ts';
import { cspInline } from './rules/csp-inline.ts';
import { cspHandlers, cspSources, cspSourcesOfSheets } from './rules/csp-sources.ts';
import { cspStyleSheets } from './rules/csp-style-sheets.ts';
import { duplicateText } from './rules/duplicate-text.ts';
import { fragmentLinks } from './rules/fragment-links.ts';
import { frameHasNoH1 } from './rules/frame-has-no-h1.ts';
import { hardCodedFacts } from './rules/hard-coded-facts.ts';
import { headerLengths } from './rules/header-lengths.ts';
import { headingOrder } from './rules/heading-order.ts';
import { iframeTitles } from './rules/iframe-titles.ts';
import { imageAlt } from './rules/image-alt.ts';
import { imageSize } from './rules/image-size.ts';
import { inlineStyles } from './rules/inline-styles.ts';
import { internalLinks } from './rules/internal-links.ts';
import { islandFiles } from './rules/island-files.ts';
import { frameLandmarks, pageLandmarks } from './rules/landmarks.ts';
import { metaLengths } from './rules/meta-lengths.ts';
import { orphanPages } from './rules/orphan-pages.ts';
import { rejectedReadings } from './rules/rejected-readings.ts';
import { similarIntros, similarPages } from './rules/similar-pages.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { uniqueTitles } from './rules/unique-titles.ts';
import { unsetEnvironment } from './rules/unset-environment.ts';
import { validUnicode } from './rules/valid-unicode.ts';
import { wording } from './rules/wording.ts';
import { breadcrumbs } from './structured-data/breadcrumbs.ts';
import { googleFields } from './structured-data/google-fields.ts';
import { structuredDataLinks } from './structured-data/links.ts';
import { typesAndProperties } from './structured-data/types-and-properties.ts';
import { visibleText } from './structured-data/visible-text.ts';

const pageAndFrame: readonly PageCheck[] = [
  basePaths,
  internalLinks,
  uniqueIds,
  inlineStyles,
  cspInline,
  cspSources,
  cspHandlers,
  islandFiles,
  imageAlt,
  imageSize,
  iframeTitles,
  validUnicode,
];

const rules: CheckerRules = {
  page: [...pageAndFrame, headingOrder, pageLandmarks],
  frame: [
    ...pageAndFrame,
    frameHasNoH1,
    frameLandmarks,
    cspStyleSheets,
    cspSourcesOfSheets,
    headerLengths,
  ],
  site: [uniqueTitles, metaLengths, fragmentLinks, duplicateText, similarIntros, similarPages],
  thoroughSite: [hardCodedFacts, orphanPages, unsetEnvironment],
  document: [
    typesAndProperties,
    googleFields,
    breadcrumbs,
    structuredDataLinks,
    visibleText,
    rejectedReadings,
    wording,
    classNames,
  ],
};

/** Creates a checker with all rules. */
export function createChecker(options: CheckerOptions): Checker {
  return createCheckerOf(rules, options);
}

import type { DocumentCheck, PageCheck, SiteCheck } from './check-types.ts';
import { basePaths } from './rules/base-paths.ts';
import { classNames } from './rules/class-names.ts';
import {
  cspHandlers,
  cspInline,
  cspSources,
  cspSourcesOfSheets,
  cspStyleSheets,
} from './rules/content-policy.ts';
import { duplicateText } from './rules/duplicate-text.ts';
import { emptyTitles } from './rules/empty-titles.ts';
import { fragmentLinks } from './rules/fragment-links.ts';
import { hardCodedFacts } from './rules/hard-coded-facts.ts';
import { headerLengths } from './rules/header-lengths.ts';
import { frameHasNoH1, headingOrder } from './rules/headings.ts';
import { imageSets } from './rules/image-sets.ts';
import { inlineStyles } from './rules/inline-styles.ts';
import { internalLinks } from './rules/internal-links.ts';
import { islandFiles } from './rules/island-files.ts';
import { frameLandmarks, pageLandmarks } from './rules/landmarks.ts';
import { metaLengths } from './rules/meta-lengths.ts';
import { iframeTitles, imageAlt, imageSize } from './rules/missing-attributes.ts';
import { nesting } from './rules/nesting.ts';
import { orphanPages } from './rules/orphan-pages.ts';
import { rejectedReadings } from './rules/rejected-readings.ts';
import { similarPages } from './rules/similar-pages.ts';
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
  nesting,
  emptyTitles,
];

/** The rules about each page. */
export const pageRules: readonly PageCheck[] = [...pageAndFrame, headingOrder, pageLandmarks];

/** The rules about the frame. */
export const frameRules: readonly PageCheck[] = [...pageAndFrame, frameHasNoH1, frameLandmarks];

/** The rules about the site as a whole. */
export const siteRules: readonly SiteCheck[] = [
  cspStyleSheets,
  cspSourcesOfSheets,
  imageSets,
  headerLengths,
  uniqueTitles,
  metaLengths,
  fragmentLinks,
  duplicateText,
  similarPages,
];

/** Slower rules about the site, which only `site check` runs. */
export const slowSiteRules: readonly SiteCheck[] = [hardCodedFacts, orphanPages, unsetEnvironment];

/** Slower rules about each document, which only `site check` runs. */
export const slowDocumentRules: readonly DocumentCheck[] = [
  typesAndProperties,
  googleFields,
  breadcrumbs,
  structuredDataLinks,
  visibleText,
  rejectedReadings,
  wording,
  classNames,
];

import type { CheckedDocument, CheckScope, PageRule, SiteRule } from './rule.ts';
import { accessibleNames } from './rules/accessible-names.ts';
import { classNames } from './rules/class-names.ts';
import {
  cspHandlers,
  cspInline,
  cspSources,
  cspSourcesOfSheets,
  cspStyleSheets,
  inlineStyles,
} from './rules/content-policy.ts';
import { atRules, cssProperties, semicolons } from './rules/css-properties.ts';
import { customProperties } from './rules/custom-properties.ts';
import { emptyTitles } from './rules/empty-titles.ts';
import { externalLinks } from './rules/external-links.ts';
import { fragmentLinks } from './rules/fragment-links.ts';
import { headerLengths, headerLines } from './rules/header-lengths.ts';
import { headingOrder, layoutHasNoH1 } from './rules/headings.ts';
import { imageSets } from './rules/image-sets.ts';
import { imageWeight } from './rules/image-weight.ts';
import {
  basePaths,
  internalLinks,
  preloadedFonts,
  redirectTargets,
  shareImages,
} from './rules/internal-links.ts';
import { islandFiles } from './rules/island-files.ts';
import { knownElements } from './rules/known-elements.ts';
import { layoutLandmarks, pageLandmarks } from './rules/landmarks.ts';
import { confirmedFacts, placeholderTexts } from './rules/launch-readiness.ts';
import { metaLengths } from './rules/meta-lengths.ts';
import { iframeTitles, imageAlt, imageSize } from './rules/missing-attributes.ts';
import { nesting } from './rules/nesting.ts';
import { orphanPages } from './rules/orphan-pages.ts';
import { ownPageCheck, ownSiteCheck } from './rules/own-checks.ts';
import { rejectedReadings } from './rules/rejected-readings.ts';
import { shownMeta, shownValues } from './rules/shown-values.ts';
import { uniqueIds } from './rules/unique-ids.ts';
import { uniqueTitles } from './rules/unique-titles.ts';
import { unsetEnvironment } from './rules/unset-environment.ts';
import { validUnicode } from './rules/valid-unicode.ts';
import { breadcrumbs } from './structured-data/breadcrumbs.ts';
import { googleFields } from './structured-data/google-fields.ts';
import { structuredDataLinks } from './structured-data/links.ts';
import { typesAndProperties } from './structured-data/types-and-properties.ts';
import { validJson } from './structured-data/valid-json.ts';
import { visibleText } from './structured-data/visible-text.ts';

const pageAndLayout: readonly PageRule[] = [
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
  knownElements,
  nesting,
  emptyTitles,
  shownValues,
];

/** The rules about each page. */
export const pageRules: readonly PageRule[] = [...pageAndLayout, headingOrder, pageLandmarks];

/** The rules about the layout. */
export const layoutRules: readonly PageRule[] = [...pageAndLayout, layoutHasNoH1, layoutLandmarks];

/** The rules about each document. A fault that several pages have is one problem with their number. */
export function documentRules({
  isThorough,
  launch,
}: CheckScope): readonly PageRule<CheckedDocument>[] {
  return [
    ownPageCheck,
    shareImages,
    preloadedFonts,
    ...(isThorough ? slowDocumentRules : []),
    ...(launch ? [placeholderTexts] : []),
  ];
}

/** The rules about the site as a whole. */
export function siteRules({ isThorough, launch, links }: CheckScope): readonly SiteRule[] {
  return [
    ...fastSiteRules,
    ...(isThorough ? slowSiteRules : []),
    ...(launch ? [confirmedFacts] : []),
    ...(links ? [externalLinks] : []),
  ];
}

const fastSiteRules: readonly SiteRule[] = [
  cspStyleSheets,
  cspSourcesOfSheets,
  imageSets,
  cssProperties,
  atRules,
  semicolons,
  customProperties,
  headerLines,
  headerLengths,
  uniqueTitles,
  metaLengths,
  shownMeta,
  fragmentLinks,
  redirectTargets,
  ownSiteCheck,
];

const slowSiteRules: readonly SiteRule[] = [orphanPages, unsetEnvironment];

const slowDocumentRules: readonly PageRule<CheckedDocument>[] = [
  typesAndProperties,
  googleFields,
  breadcrumbs,
  structuredDataLinks,
  validJson,
  visibleText,
  rejectedReadings,
  classNames,
  accessibleNames,
  imageWeight,
];

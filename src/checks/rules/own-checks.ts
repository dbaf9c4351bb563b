import type { CheckedPage, CheckedSite, Problem } from '../../author/definition/views.ts';
import { siteFile } from '../../core/sources.ts';
import { describeThrown } from '../../modules/errors/describe-thrown.ts';
import { textsInData, textsInHtml } from '../../render/document/document-texts.ts';
import { isProblemList, wrongResult } from '../../routes/validation/validate-site.ts';
import { linksOf } from '../page-record.ts';
import type { CheckedDocument, PageRule, RuleSite, SiteRule } from '../rule.ts';

/** A page has none of the problems that the site's own check of pages finds. */
export const ownPageCheck: PageRule<CheckedDocument> = (page, site) => {
  const { checks, folder } = site;
  if (!checks.page) return [];
  try {
    return validated('checks.page', checks.page(toCheckedPage(page, site)));
  } catch (error) {
    return describeThrown(error, siteFile, folder, 'by `checks.page`');
  }
};

/** The site has none of the problems that its own check of all pages finds. */
export const ownSiteCheck: SiteRule = async (site) => {
  const { checks, folder } = site;
  if (!checks.site) return [];
  try {
    return validated('checks.site', await checks.site(toCheckedSite(site)));
  } catch (error) {
    return [describeThrown(error, siteFile, folder, 'by `checks.site`')];
  }
};

function validated(name: 'checks.page' | 'checks.site', result: unknown): readonly Problem[] {
  return isProblemList(result) ? result : [wrongResult(name, result)];
}

/** Its texts are read only when the check asks for them. */
function toCheckedPage(page: CheckedDocument, { scope }: RuleSite): CheckedPage {
  const { view, file, html, content, scan } = page;
  return {
    ...view,
    file,
    isThorough: scope.isThorough,
    html,
    content,
    headings: scan.headings,
    links: linksOf(scan),
    get texts() {
      return [...textsInHtml(html), ...textsInData(page.data.nodes)];
    },
  };
}

function toCheckedSite(site: RuleSite): CheckedSite {
  const { origin, has, date, scope, isComplete, pages, code } = site;
  return {
    origin,
    has,
    date,
    isThorough: scope.isThorough,
    isComplete,
    pages: [...pages.values()],
    get modules() {
      return code();
    },
  };
}

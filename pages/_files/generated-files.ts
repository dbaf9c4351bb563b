import type { OutputFile, SiteView } from '#authoring';
import { holidayCalendar } from './holiday-calendar.ts';
import { pageViews } from './page-views.ts';
import { searchAnswersFile } from './search-answers-file.ts';
import { searchSuggestionsFile } from './search-suggestions-file.ts';
import { securityContact } from './security-txt.ts';
import { storeCard } from './store-card.ts';
import { webManifest } from './web-manifest.ts';

/** The files that are computed from the facts, besides the pages. */
export function generatedFiles(site: SiteView): readonly OutputFile[] {
  return [
    storeCard(site),
    holidayCalendar(site),
    webManifest(),
    searchAnswersFile(site),
    searchSuggestionsFile(),
    ...securityContact(site),
    ...pageViews(),
  ];
}

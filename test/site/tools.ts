export { comparePages, repeatedPassages } from './compare-pages.ts';
export { missingSomewhere, missingStatements, statementsOf } from './missing-statements.ts';
export { ownWords, readingText } from './own-words.ts';
export { viewPage } from './page-view.ts';
export { specifiedRoutes } from './specified/specified-routes.ts';

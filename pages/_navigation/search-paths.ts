// Browsers read these, so this file imports no facts.

/** What the search page answers, loaded with its index. */
export const searchAnswersPath = '/search-answers.json';

/** What the search field of the header offers, loaded when it is first used. */
export const searchSuggestionsPath = '/search-suggestions.json';

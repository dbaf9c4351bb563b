import { type OutputFile, withBase } from '#authoring';
import { searchSuggestions } from '../_content/search-suggestions.ts';
import { searchSuggestionsPath } from '../_navigation/search-paths.ts';

/** What the search field of the header offers, loaded when it is first used. */
export function searchSuggestionsFile(): OutputFile {
  const suggestions = searchSuggestions.map((suggestion) => ({
    ...suggestion,
    href: withBase(suggestion.href),
  }));
  return { path: searchSuggestionsPath.slice(1), contents: JSON.stringify(suggestions) };
}

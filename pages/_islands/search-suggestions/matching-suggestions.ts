import type { SearchSuggestion } from '../../_content/search-suggestions.ts';

/** As many as fit between the field and the keyboard of a phone. */
const most = 5;

/** Those whose words begin with each typed word. Those that have them in their titles come first. */
export function matchingSuggestions(
  typed: string,
  suggestions: readonly SearchSuggestion[],
): readonly SearchSuggestion[] {
  const beginnings = wordsOf(typed);
  const match = (text: string): boolean => {
    const words = wordsOf(text);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  const found = suggestions.filter(({ title, words }) => match(`${title} ${words}`));
  const inTitle = found.filter(({ title }) => match(title));
  return [...new Set([...inTitle, ...found])].slice(0, most);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

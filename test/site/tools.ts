import { shingles, similarPairs } from '../../src/checks/text/similarity.ts';
import { wordsOf } from '../../src/core/text/normalize-text.ts';
import { ownParagraphs } from '../../src/render/html/page-text.ts';

export {
  missingSomewhere,
  missingStatements,
  statementsOf,
} from '../specification/missing-statements.ts';
export { specifiedRoutes } from '../specification/specified/specified-routes.ts';
export { viewPage } from './page-view.ts';

/** The words that a page says for itself, in order. */
export function ownWords(html: string): readonly string[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return ownParagraphs(main).flatMap(wordsOf);
}

/** Every two pages that share a stretch of five words, the most alike first. */
export function comparePages(
  pages: readonly { readonly address: string; readonly words: readonly string[] }[],
): readonly string[] {
  const sets = pages.map(({ address, words }) => ({ address, words: shingles(words, 5) }));
  return similarPairs(sets, 0).map(({ one, other, alike, shared }) => {
    const percent = (alike * 100).toFixed(1);
    return `${percent} % ${one.address} and ${other.address}: ${shared.slice(0, 6).join(' | ')}`;
  });
}

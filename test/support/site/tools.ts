import { shingles, similarPairs } from '../../../src/checks/text/similarity.ts';
import { wordsOf } from '../../../src/core/text/normalize-text.ts';
import { ownParagraphs } from '../../../src/render/html/page-text.ts';

export {
  missingSomewhere,
  missingStatements,
  statementsOf,
} from '../../specification/missing-statements.ts';
export { specifiedRoutes } from '../../specification/specified/specified-routes.ts';
export { viewPage } from './page-view.ts';

/** The words of a page's own text, in order. */
export function ownWords(html: string): readonly string[] {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return ownParagraphs(main).flatMap(wordsOf);
}

/** Every two pages that share a sequence of five words, the most similar first. */
export function comparePages(
  pages: readonly { readonly address: string; readonly words: readonly string[] }[],
): readonly string[] {
  const sets = pages.map(({ address, words }) => ({ address, words: shingles(words, 5) }));
  return similarPairs(sets, 0).map(({ first, second, similarity, shared }) => {
    const percent = (similarity * 100).toFixed(1);
    return `${percent} % ${first.address} and ${second.address}: ${shared.slice(0, 6).join(' | ')}`;
  });
}

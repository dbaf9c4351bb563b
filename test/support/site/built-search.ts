import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchAnswers } from '../../../pages/_content/search-answers.ts';
import { searchSynonyms } from '../../../pages/_content/search-words.ts';
import { createSearch } from '../../../pages/_islands/page-search/search-pages.ts';

/** The search of a built site, as a visitor's browser makes it, and the one file that it reads. */
export function builtSearch(folder: string) {
  const assets = join(folder, 'assets');
  const [file = '', ...others] = readdirSync(assets).filter((name) =>
    name.startsWith('search-index-'),
  );
  if (others.length > 0) throw new Error(`${assets} has several search indexes.`);
  const index = readFileSync(join(assets, file));
  const words = { synonyms: searchSynonyms, answers: searchAnswers('2026-11-28') };
  return { search: createSearch(JSON.parse(index.toString()), words), file, index };
}

import { type OutputFile, type SiteView, withBase } from '#authoring';
import { searchAnswers } from '../_content/search-answers.ts';
import { searchAnswersPath } from '../_navigation/search-paths.ts';

/** The questions that the search answers, with addresses as they are in its index. */
export function searchAnswersFile({ date }: SiteView): OutputFile {
  const answers = searchAnswers(date).map((question) => ({
    ...question,
    href: withBase(question.href),
  }));
  return { path: searchAnswersPath.slice(1), contents: JSON.stringify(answers) };
}

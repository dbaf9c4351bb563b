import { type OutputFile, withBase } from '#authoring';
import { searchAnswers } from '../_content/search-answers.ts';
import { searchAnswersPath } from '../_navigation/file-paths.ts';

/** The questions that the search answers, with addresses as they are in its index. */
export function searchAnswersFile(): OutputFile {
  const answers = searchAnswers.map((question) => ({
    ...question,
    href: withBase(question.href),
  }));
  return { path: searchAnswersPath.slice(1), contents: JSON.stringify(answers) };
}

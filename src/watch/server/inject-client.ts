import { escapeHtml } from '../../core/html.ts';
import { formatProblem, type Problem } from '../../core/problem.ts';

/** No address of a site begins with a dot. */
export const scriptPath = '/.site/watch.js';
export const eventsPath = '/.site/events';
export const errorPath = '/.site/error';

/** Adds the script that waits for a new version of the page, before all others: it reports their errors. */
export function injectClient(html: string, version: string): string {
  return html.replace(/<head>|$/, `$&<script src="${scriptPath}?version=${version}"></script>`);
}

/** Shown instead of every page until the first build without problems. */
export function problemPage(problems: readonly Problem[]): string {
  const title = 'The site has problems';
  const text = escapeHtml(problems.map(formatProblem).join('\n\n'));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`,
    `<body><h1>${title}</h1><pre>${text}</pre></body></html>\n`,
  ].join('');
}

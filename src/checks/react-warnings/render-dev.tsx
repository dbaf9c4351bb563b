import { renderToStaticMarkup } from 'react-dom/server';
import type { PageEntry } from '../../author/definition/page.ts';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { captureConsoleErrors, consoleErrorProblem } from '../../core/problems/console-errors.ts';
import type { Report } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import type { LoadedPage } from '../../routes/page-module.ts';

/** How many pages of a `[slug].tsx` are checked: their texts differ, but hardly their markup. */
const maxEntries = 20;

/**
 * Renders the frame and reports React's warnings. Only the development build warns of missing keys
 * and unknown attributes. It is four times as slow, so it runs in a worker thread of its own.
 */
export function checkFrame({ Frame, Head }: SiteDefinition, report: Report): void {
  const render = createWarningReporter(siteFile, report);
  render('the frame', () => renderToStaticMarkup(<Frame>{null}</Frame>));
  if (Head) render('the frame', () => renderToStaticMarkup(<Head />));
}

export async function checkPages(pages: readonly LoadedPage[], report: Report): Promise<void> {
  for (const { file, pattern, module } of pages) {
    const render = createWarningReporter(file, report);
    if (module.kind === 'single') {
      render(pattern, () => renderToStaticMarkup(<module.Component />));
      continue;
    }
    for await (const entry of firstOf(module.entries))
      render(pattern.replace('[slug]', entry.slug), () =>
        renderToStaticMarkup(<module.Component entry={entry} />),
      );
  }
}

async function* firstOf(
  entries: Iterable<PageEntry> | AsyncIterable<PageEntry>,
): AsyncGenerator<PageEntry> {
  let count = 0;
  for await (const entry of entries) {
    yield entry;
    count += 1;
    if (count === maxEntries) return;
  }
}

/** Reports each warning once per file. Errors are ignored: the build reports them. */
function createWarningReporter(file: string, report: Report) {
  const texts = new Set<string>();
  return (name: string, render: () => string): void => {
    try {
      captureConsoleErrors(render, (text) => {
        if (!texts.has(text)) report(consoleErrorProblem(file, name, text));
        texts.add(text);
      });
    } catch {}
  };
}

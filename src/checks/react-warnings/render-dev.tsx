import { renderToStaticMarkup } from 'react-dom/server';
import type { PageEntry } from '../../author/definition/page.ts';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { captureConsoleErrors, consoleErrorProblem } from '../../core/problems/console-errors.ts';
import type { Report } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import type { LoadedPage } from '../../routes/page-module.ts';

/** How many pages of a `[slug].tsx` are read: they differ in their texts, hardly in their markup. */
const entriesRead = 20;

/**
 * Renders the frame with whatever React is imported, and reports what it says by console.error.
 * The development build knows of missing keys and wrong attributes, and is four times as slow: it
 * reads along in a thread of its own, and the production build writes.
 */
export function proofreadFrame({ Frame, Head }: SiteDefinition, report: Report): void {
  const read = createReader(siteFile, report);
  read('the frame', () => renderToStaticMarkup(<Frame>{null}</Frame>));
  if (Head) read('the frame', () => renderToStaticMarkup(<Head />));
}

/** The same of each module of pages. */
export async function proofreadPages(pages: readonly LoadedPage[], report: Report): Promise<void> {
  for (const { file, pattern, module } of pages) {
    const read = createReader(file, report);
    if (module.kind === 'single') {
      read(pattern, () => renderToStaticMarkup(<module.Component />));
      continue;
    }
    for await (const entry of firstOf(module.entries))
      read(pattern.replace('[slug]', entry.slug), () =>
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
    if (count === entriesRead) return;
  }
}

/** Reports a text once a file. What throws here throws while the site is rendered, and is reported there. */
function createReader(file: string, report: Report) {
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

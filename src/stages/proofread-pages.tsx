import { renderToStaticMarkup } from 'react-dom/server';
import { withConsoleErrors } from '../model/console-errors.ts';
import type { LoadedPage } from '../model/module.ts';
import type { PageEntry } from '../model/page.ts';
import type { Report } from '../model/problem.ts';
import type { SiteDefinition } from '../model/site.ts';
import { siteFile } from '../model/sources.ts';

/** How many pages of a `[slug].tsx` are read: they differ in their texts, hardly in their markup. */
const entriesRead = 20;

export interface ProofreadOptions {
  readonly site: SiteDefinition;
  readonly pages: readonly LoadedPage[];
}

/**
 * Renders each module with whatever React is imported, and reports what it says by console.error.
 * The development build knows of missing keys, wrong attributes and wrong nesting, and is four
 * times as slow: it reads along in a thread of its own, and the production build writes.
 */
export async function proofreadPages(
  { site, pages }: ProofreadOptions,
  report: Report,
): Promise<void> {
  const { Frame, Head } = site;
  read(siteFile, 'the frame', () => renderToStaticMarkup(<Frame>{null}</Frame>), report);
  if (Head) read(siteFile, 'the head', () => renderToStaticMarkup(<Head />), report);
  for (const { file, pattern, module } of pages) {
    if (module.kind === 'single') {
      read(file, pattern, () => renderToStaticMarkup(<module.Component />), report);
      continue;
    }
    for await (const entry of firstOf(module.entries))
      read(file, pattern, () => renderToStaticMarkup(<module.Component entry={entry} />), report);
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

/** What throws here throws while the site is rendered, and is reported there. */
function read(file: string, name: string, render: () => string, report: Report): void {
  const texts = new Set<string>();
  try {
    withConsoleErrors(render, (text) => texts.add(text));
  } catch {}
  for (const text of texts)
    report({
      file,
      message: `React complains of ${name}: ${firstSentence(text)}`,
      hint: 'Mend the markup that it names.',
    });
}

/** React adds a stack of components below an empty line, and links that a terminal cannot follow. */
function firstSentence(text: string): string {
  return text.split('\n\n').slice(0, 2).join(' ').replace(/\s+/g, ' ').trim();
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { captureConsoleErrors, consoleErrorProblem } from '../../core/problems/console-errors.ts';
import type { PageProblem, Report } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import type { LoadedPage } from '../../routes/page-module.ts';
import { createNestingCheck } from './nesting.ts';
import type { Interaction, TakeInteractions } from './observe-react.ts';

/** How many pages of a `[slug].tsx` are checked: their texts differ, but hardly their markup. */
const maxEntries = 20;

/**
 * Renders the frame and reports React's warnings. Only the development build warns of missing keys
 * and unknown attributes. It is four times as slow, so it runs in a worker thread of its own.
 */
export function checkFrame(
  { Frame, Head, language }: SiteDefinition,
  take: TakeInteractions,
  report: Report,
): void {
  const render = createWarningReporter(siteFile, take, report);
  render('the frame', () => renderToStaticMarkup(<Frame lang={language}>{null}</Frame>));
  if (Head) render('the frame', () => renderToStaticMarkup(<Head lang={language} />));
}

export async function checkPages(
  pages: readonly LoadedPage[],
  take: TakeInteractions,
  report: Report,
): Promise<void> {
  for (const { file, pattern, module } of pages) {
    const render = createWarningReporter(file, take, report);
    if (module.kind === 'single') {
      render(pattern, () => renderToStaticMarkup(<module.Component />));
      continue;
    }
    let left = maxEntries;
    for await (const entry of module.entries) {
      render(pattern.replace('[slug]', entry.slug), () =>
        renderToStaticMarkup(<module.Component entry={entry} />),
      );
      left -= 1;
      if (left === 0) break;
    }
  }
}

/** Reports each warning once per file. Errors are ignored: the build reports them. */
function createWarningReporter(file: string, take: TakeInteractions, report: Report) {
  const texts = new Set<string>();
  const reportOnce = (text: string, problem: PageProblem): void => {
    if (!texts.has(text)) report(problem);
    texts.add(text);
  };
  return (name: string, render: () => string): void => {
    take();
    try {
      const html = captureConsoleErrors(render, (text) =>
        reportOnce(text, consoleErrorProblem(file, name, text)),
      );
      const nesting = nestingProblem(file, name, html);
      if (nesting) reportOnce(nesting.message, nesting);
    } catch {}
    for (const interaction of take())
      reportOnce(JSON.stringify(interaction), interactionProblem(file, name, interaction));
  };
}

function interactionProblem(file: string, name: string, interaction: Interaction): PageProblem {
  const isHandler = interaction.kind === 'handler';
  return {
    file,
    needles: isHandler ? [`${interaction.name}=`, interaction.name] : [`${interaction.name}(`],
    message: isHandler
      ? `A <${interaction.tag}> on ${name} has ${interaction.name}, which never runs: pages are HTML without React.`
      : `A component on ${name} calls ${interaction.name}, which does nothing: pages are HTML without React.`,
    hint: 'Put the component into an island, or add the listener in a .client.ts file next to it.',
  };
}

const findWrongNesting = createNestingCheck();

function nestingProblem(file: string, name: string, html: string): PageProblem | undefined {
  const found = findWrongNesting(html);
  return (
    found && {
      file,
      needles: [`<${found.tag}`],
      message: `A <${found.tag}> on ${name} cannot be inside a <${found.parent}>: browsers move it out.`,
      hint: `Use a different element for one of them, such as a <div> instead of the <${found.parent}>.`,
    }
  );
}

import { captureConsoleErrors, consoleErrorProblem } from '../core/problems/console-errors.ts';
import type { PageProblem, Report } from '../core/problems/problem.ts';
import { type Interaction, takeInteractions } from '../modules/runner/observe-react.ts';

/** What is rendered, for messages. */
interface Rendered {
  readonly file: string;
  /** An address, or `the layout`. */
  readonly name: string;
}

/**
 * Renders something, and reports what React says meanwhile: its development build warns of missing
 * keys and wrong attributes, and both builds ignore handlers and hooks.
 */
export function renderObserved(
  { file, name }: Rendered,
  render: () => string,
  report: Report,
): string {
  takeInteractions();
  const html = captureConsoleErrors(render, (text) =>
    report(consoleErrorProblem(file, name, text)),
  );
  const found = takeInteractions().map((each) => interactionProblem(file, name, each));
  for (const problem of new Map(found.map((each) => [each.message, each])).values())
    report(problem);
  return html;
}

function interactionProblem(file: string, name: string, interaction: Interaction): PageProblem {
  const isHandler = interaction.kind === 'handler';
  return {
    file,
    isWarning: true,
    needles: isHandler ? [`${interaction.name}=`, interaction.name] : [`${interaction.name}(`],
    message: isHandler
      ? `A <${interaction.tag}> on ${name} has ${interaction.name}, which never runs: pages are HTML without React.`
      : `A component on ${name} calls ${interaction.name}, which does nothing: pages are HTML without React.`,
    hint: 'Put the component into an island, or add the listener in a .client.ts file next to it.',
  };
}

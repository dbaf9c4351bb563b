import { format } from 'node:util';
import type { PageProblem, Report } from '../core/problem.ts';
import { type Interaction, type StyledElement, takeObserved } from '../modules/runner/react.ts';

/** The thing that is rendered, for messages. */
interface Rendered {
  readonly file: string;
  /** An address, or `the layout`. */
  readonly name: string;
  /** Receives the elements with an inline style. */
  readonly styled: StyledElement[];
}

/**
 * Renders something, and reports what React says meanwhile: its development build warns of missing
 * keys and wrong attributes, and both builds ignore handlers and hooks.
 */
export function renderObserved(
  { file, name, styled }: Rendered,
  render: () => string,
  report: Report,
): string {
  takeObserved();
  const html = captureConsoleErrors(render, (text) =>
    report(consoleErrorProblem(file, name, text)),
  );
  const observed = takeObserved();
  styled.push(...observed.styled);
  const found = observed.interactions.map((each) => interactionProblem(file, name, each));
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

/** Runs a function, and passes on each text that it writes with `console.error`. */
function captureConsoleErrors<Value>(run: () => Value, onError: (text: string) => void): Value {
  const original = console.error;
  console.error = (...parts) => onError(format(...parts));
  try {
    return run();
  } finally {
    console.error = original;
  }
}

/** The development build of React, which `check` and `watch` use, writes each mistake only once. */
const hint =
  process.env['NODE_ENV'] === 'production'
    ? 'Fix the cause. The build fails on any console.error call.'
    : 'Fix the cause here and wherever else it occurs: React reports a mistake only once.';

/** React reports many mistakes only with `console.error`. `name` is what was rendered. */
function consoleErrorProblem(file: string, name: string, text: string): PageProblem {
  return {
    file,
    isWarning: true,
    needles: needlesForNames(text),
    message: `console.error was called while rendering ${name}: ${firstSentence(text)}`,
    hint,
  };
}

/** React names an attribute or a component in backticks. */
function needlesForNames(text: string): readonly string[] {
  const names = [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  return names.flatMap((name) => [` ${name}=`, `function ${name}(`, `const ${name} = (`]);
}

/** React adds a component stack after an empty line, and links that are no use in a terminal. */
export function firstSentence(text: string): string {
  return text.split('\n\n').slice(0, 2).join(' ').replace(/\s+/g, ' ').trim();
}

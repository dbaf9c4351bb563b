/** Reading the stack takes a millisecond. */
const elementsPerCheck = 65_536;

/** React has about five calls for each component on the way to an element. */
const tooManyCalls = 2_000;

let made = 0;

/**
 * React's functions for JSX. They throw if a component contains itself without end: when the stack
 * overflows, React goes on with an empty one, and a build would never end.
 */
export function withoutEndlessElements(runtime: Readonly<Record<string, unknown>>): object {
  const watched = (make: unknown): unknown =>
    typeof make !== 'function'
      ? make
      : (...parts: readonly unknown[]): unknown => {
          made += 1;
          if (made % elementsPerCheck === 0) throwIfEndless();
          return make(...parts);
        };
  return Object.fromEntries(Object.entries(runtime).map(([name, make]) => [name, watched(make)]));
}

function throwIfEndless(): void {
  // The thread that checks for React warnings has no stacks otherwise.
  const usual = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? {};
  Object.defineProperty(Error, 'stackTraceLimit', { value: tooManyCalls, configurable: true });
  const error = new Error('A component contains itself without end.');
  Object.defineProperty(Error, 'stackTraceLimit', usual);
  if ((error.stack?.split('\n') ?? []).length < tooManyCalls) return;
  throw Object.assign(error, { hint: 'Render it only while there is more to show.', needles: [] });
}

type MakeElement = (...parts: unknown[]) => unknown;

/** Reading the stack takes a millisecond. */
const elementsPerCheck = 65_536;

/** React has about five calls for each component on the way to an element. */
const tooManyCalls = 2_000;

let made = 0;

/**
 * React's functions for JSX. They throw if a component contains itself without end: when the stack
 * overflows, React goes on with an empty one, until the memory is full.
 */
export function withoutEndlessElements(runtime: Readonly<Record<string, unknown>>): object {
  const watched = (make: unknown): unknown =>
    typeof make !== 'function'
      ? make
      : (...parts: Parameters<MakeElement>): unknown => {
          made += 1;
          if (made % elementsPerCheck === 0) throwIfEndless();
          return make(...parts);
        };
  const { jsx, jsxs, jsxDEV, ...others } = runtime;
  return { ...others, jsx: watched(jsx), jsxs: watched(jsxs), jsxDEV: watched(jsxDEV) };
}

function throwIfEndless(): void {
  const error = withLongStack(() => new Error('A component contains itself without end.'));
  if ((error.stack?.split('\n') ?? []).length < tooManyCalls) return;
  throw Object.assign(error, { hint: 'Render it only while there is more to show.', needles: [] });
}

/** The thread that checks for React warnings has no stacks otherwise. */
function withLongStack(make: () => Error): Error {
  const usual = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') ?? {};
  Object.defineProperty(Error, 'stackTraceLimit', { value: tooManyCalls, configurable: true });
  try {
    return make();
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', usual);
  }
}

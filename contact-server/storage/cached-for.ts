/** Caches the result for `freshMs` milliseconds, so that frequent questions are cheap. */
export function cachedFor<Value>(
  compute: () => Promise<Value>,
  freshMs: number,
): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= freshMs) last = { value: compute(), at: now };
    return last.value;
  };
}

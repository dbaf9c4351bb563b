/** Asks again only when the last answer is older: who asks all the time costs no more than who asks at times. */
export function remember<Answer>(
  ask: () => Promise<Answer>,
  freshMs: number,
): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= freshMs) last = { answer: ask(), at: now };
    return last.answer;
  };
}

/**
 * Names a try to send: the same words keep their key, so that a second try after a lost answer, or a
 * second click, is known to be the same message. Different words are a new message.
 */
export function createAttemptKeys(): (words: string) => string {
  let last: { readonly words: string; readonly key: string } | undefined;
  return (words) => {
    if (last?.words !== words) last = { words, key: randomKey() };
    return last.key;
  };
}

/** Browsers have `randomUUID` only on secure connections. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

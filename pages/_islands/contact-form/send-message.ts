import { contactResults } from '../../_facts/contact-form.ts';

/** What became of a message. `text` has `{phone}` where the number goes. */
export type SendResult =
  | { readonly status: 'success'; readonly text: string }
  | { readonly status: 'error'; readonly reason: 'rate-limit' | 'other'; readonly error: unknown };

/** Browsers wait for minutes, and a visitor could neither try again nor read the phone number. */
const longestWaitMs = 30_000;

/**
 * Posts a message to the contact service. Never throws.
 * @param json the form's fields
 * @param key the service stores a message once under it, however often it is posted
 */
export async function sendMessage(
  endpoint: string,
  json: string,
  key: string,
): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
      },
      body: json,
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const message = await readMessage(response);
    if (response.ok) return { status: 'success', text: message || contactResults.success };
    const isRateLimit = message.includes(contactResults.rateLimitMark);
    return {
      status: 'error',
      reason: isRateLimit ? 'rate-limit' : 'other',
      error: new Error(`${response.status}: ${message || response.statusText}`),
    };
  } catch (error) {
    return { status: 'error', reason: 'other', error };
  }
}

/** Only the status decides whether a message was sent; an answer without words is no failure. */
async function readMessage(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage && typeof answer.message === 'string' ? answer.message : '';
}

import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createAttemptKeys } from './attempt-keys.ts';
import { checkMessage, type FieldErrors } from './check-message.ts';
import { type Additions, composeMessage, type Message } from './compose-message.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export type SendingState =
  | { readonly status: 'idle' | 'sending' }
  | Extract<SendResult, { readonly status: 'error' }>
  | (Extract<SendResult, { readonly status: 'success' }> & { readonly sent: Message });

export interface UseSendingOptions {
  readonly endpoint: string;
  readonly additions: Additions;
  /** The element that reports the result. It takes the focus. */
  readonly result: RefObject<HTMLDivElement | null>;
  readonly onSent: () => void;
}

/** Checks a message, sends it, and knows how it went. */
export function useSending({ endpoint, additions, result, onSent }: UseSendingOptions) {
  const [state, setState] = useState<SendingState>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [keyFor, setKeyFor] = useState(createAttemptKeys);
  const { status } = state;
  useEffect(() => {
    if (status === 'success' || status === 'error') result.current?.focus();
  }, [status, result]);

  const send = async (message: Message): Promise<void> => {
    const json = JSON.stringify(message);
    setState({ status: 'sending' });
    const answer = await sendMessage(endpoint, json, keyFor(json));
    if (answer.status === 'error') {
      console.error(answer.error);
      return setState(answer);
    }
    // The same words once more are then a message of their own.
    setKeyFor(createAttemptKeys);
    setState({ ...answer, sent: message });
    onSent();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status === 'sending') return;
    const { currentTarget } = event;
    const message = composeMessage(currentTarget, additions);
    const found = checkMessage(currentTarget, message.message);
    flushSync(() => {
      setErrors(found);
      setState({ status: 'idle' });
    });
    if (Object.keys(found).length > 0) {
      result.current?.focus();
      return;
    }
    keepFocus(currentTarget);
    void send(message);
  };
  /** Removes the errors that the visitor has corrected. Adds none while the visitor types. */
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (Object.keys(errors).length === 0) return;
    const { message } = composeMessage(currentTarget, additions);
    const now = checkMessage(currentTarget, message);
    setErrors(
      Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(errors, name))),
    );
  };
  return { state, errors, submit, recheck, startAgain: () => setState({ status: 'idle' }) };
}

/** A button that is disabled while it has the focus would drop it; the form around it holds it meanwhile. */
function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement instanceof HTMLButtonElement) form.focus({ preventScroll: true });
}

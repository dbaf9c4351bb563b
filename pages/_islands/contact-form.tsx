import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { MessageAccepted } from '../_components/message-accepted.tsx';
import { MessageForm } from '../_components/message-form.tsx';
import {
  contactFailure,
  contactForm,
  contactLimits,
  contactPatterns,
  contactResults,
  contactSubjects,
} from '../_facts/contact-form.ts';
import { createAttemptKeys } from './attempt-keys.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export interface ContactFormProps {
  /** Where messages are posted, with a script and without one. */
  readonly endpoint: string;
  readonly phone: { readonly display: string; readonly tel: string };
  /** Within how many hours the store replies, on business days. */
  readonly hours: number;
}

type FormState =
  | { readonly status: 'idle' | 'sending' }
  | Extract<SendResult, { readonly status: 'error' }>
  | (Extract<SendResult, { readonly status: 'success' }> & { readonly email: string });

/** The contact form with its script: sends a message without leaving the page, and tells how it went. */
export function ContactForm({ endpoint, phone, hours }: ContactFormProps) {
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const [keyFor, setKeyFor] = useState(createAttemptKeys);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => watchMessage(form.current), []);
  useEffect(() => {
    if (status === 'success') form.current?.reset();
    if (status === 'success' || status === 'error') result.current?.focus();
  }, [status]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (status === 'sending') return;
    keepFocus(event.currentTarget);
    const fields = new FormData(event.currentTarget);
    const json = JSON.stringify(Object.fromEntries(fields));
    setState({ status: 'sending' });
    const sent = await sendMessage(endpoint, json, keyFor(json));
    if (sent.status === 'error') {
      console.error(sent.error);
      return setState(sent);
    }
    // The same words once more are then a message of their own.
    setKeyFor(createAttemptKeys);
    setState({ ...sent, email: String(fields.get('email')) });
  };
  const startAnother = (): void => {
    flushSync(() => setState({ status: 'idle' }));
    form.current?.querySelector('input')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, by mouse or keyboard.
    <div onClick={pickSubject}>
      {state.status === 'success' && (
        <MessageAccepted
          {...{ text: state.text, email: state.email, phone, hours, ref: result }}
          another={
            <button type="button" onClick={startAnother}>
              Send another message
            </button>
          }
        />
      )}
      <div hidden={status === 'success'}>
        <MessageForm
          action={endpoint}
          subjects={contactSubjects}
          labels={contactForm}
          placeholder={contactForm.messagePlaceholder}
          rows={contactForm.messageRows}
          footnote={contactForm.footnote}
          sending={contactForm.sending}
          limits={contactLimits}
          patterns={contactPatterns}
          isSending={status === 'sending'}
          failure={state.status === 'error' && failureText(state, phone)}
          failureMore="Your message is still in the form below."
          onSubmit={submit}
          formRef={form}
          failureRef={result}
        />
      </div>
    </div>
  );
}

function failureText(
  { reason }: Extract<SendResult, { readonly status: 'error' }>,
  phone: ContactFormProps['phone'],
): ReactNode {
  if (reason === 'rate-limit') return contactResults.rateLimited;
  const [before, after] = contactFailure.split('{phone}');
  return (
    <>
      {before}
      <a href={`tel:${phone.tel}`}>{phone.display}</a>
      {after}
    </>
  );
}

/** A button that is disabled while it has the focus would drop it; the form around it holds it meanwhile. */
function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement instanceof HTMLButtonElement) form.focus({ preventScroll: true });
}

/** A textarea has no `pattern`: what the service would refuse is refused here by the same rule. */
function watchMessage(form: HTMLFormElement | null): (() => void) | undefined {
  const box = form?.querySelector('textarea');
  if (!box) return undefined;
  const allowed = new RegExp(`^(?:${contactPatterns.message})$`, 'u');
  const check = (): void => {
    const isWrong = box.value !== '' && !allowed.test(box.value);
    box.setCustomValidity(isWrong ? 'Remove special characters that a keyboard can’t type.' : '');
  };
  check();
  box.addEventListener('input', check);
  return () => box.removeEventListener('input', check);
}

/** The quick options over the form choose a subject, and go to it. */
function pickSubject(event: MouseEvent<HTMLDivElement>): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-subject]');
  const select = event.currentTarget.querySelector('select');
  if (!link || !select) return;
  event.preventDefault();
  select.value = link.dataset['subject'] ?? '';
  select.focus();
}

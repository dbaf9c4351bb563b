import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MessageForm } from '../_components/message-form.tsx';
import {
  contactFailure,
  contactForm,
  contactLimits,
  contactPatterns,
  contactResults,
  contactSubjects,
} from '../_store/contact-form.ts';
import { createAttemptKeys } from './attempt-keys.ts';
import { type SendResult, sendMessage } from './send-message.ts';

export interface ContactFormProps {
  /** Where messages are posted, with a script and without one. */
  readonly endpoint: string;
  readonly phone: { readonly display: string; readonly tel: string };
}

/** The contact form alive: a message is sent without leaving the page, and what became of it is said. */
export function ContactForm({ endpoint, phone }: ContactFormProps) {
  const [state, setState] = useState<SendResult | { readonly status: 'idle' | 'sending' }>({
    status: 'idle',
  });
  const [keyFor, setKeyFor] = useState(createAttemptKeys);
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => watchMessage(form.current), []);
  useEffect(() => {
    if (status === 'success') form.current?.reset();
    if (status === 'success' || status === 'error') note.current?.focus();
  }, [status]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (status === 'sending') return;
    keepFocus(event.currentTarget);
    const json = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    setState({ status: 'sending' });
    const result = await sendMessage(endpoint, json, keyFor(json));
    // The same words once more are then a message of their own.
    if (result.status === 'success') setKeyFor(createAttemptKeys);
    if (result.status === 'error') console.error(result.error);
    setState(result);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, by mouse or keyboard.
    <div onClick={pickSubject}>
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
        status={status}
        result={resultText(state, phone)}
        resultMore={status === 'error' && 'What you wrote is still below.'}
        onSubmit={submit}
        formRef={form}
        resultRef={note}
      />
    </div>
  );
}

function resultText(
  state: SendResult | { readonly status: 'idle' | 'sending' },
  phone: ContactFormProps['phone'],
): ReactNode {
  if (state.status === 'success') return state.text;
  if (state.status !== 'error') return null;
  if (state.reason === 'rate-limit') return contactResults.rateLimited;
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
    box.setCustomValidity(isWrong ? 'Write your message in letters, digits and signs.' : '');
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

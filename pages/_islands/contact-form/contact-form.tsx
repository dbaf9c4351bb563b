import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MessageAccepted } from '../../_components/forms/message-accepted.tsx';
import { MessageForm } from '../../_components/forms/message-form.tsx';
import { contactSubjects } from '../../_facts/contact-form.ts';
import { QuoteBuilder } from '../quote/quote-builder.tsx';
import { emptyQuote, keepQuote, loadQuote, type QuoteDraft } from '../quote/quote-draft.ts';
import type { QuoteLimits } from '../quote/quote-hints.ts';
import { useAddressQuestion } from './address-question.tsx';
import { messageError } from './check-message.ts';
import { mailboxOfLink, topicOfLink } from './compose-message.ts';
import { failureText, fieldLinks, type StorePhone } from './contact-failure.tsx';
import { useSending } from './use-sending.ts';

export interface ContactFormProps {
  /** Where messages are posted, with a script and without one. */
  readonly endpoint: string;
  readonly phone: StorePhone;
  /** Within how many hours the store replies, on business days. */
  readonly hours: number;
  readonly limits: QuoteLimits;
  /** The store's ZIP code, where most boxes begin. */
  readonly zip: string;
}

/** The contact form with its script: sends a message without leaving the page, and says how it went. */
export function ContactForm({ endpoint, phone, hours, limits, zip }: ContactFormProps) {
  const [topic, setTopic] = useState<string>();
  const [isChosen, setChosen] = useState(false);
  const [draft, setDraft] = useState<QuoteDraft>();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const changeDraft = (next: QuoteDraft | undefined): void => {
    keepQuote(next);
    setDraft(next);
  };
  const { question, ask, forget } = useAddressQuestion();
  const { state, errors, submit, recheck, startAgain } = useSending({
    endpoint,
    additions: { topic, isChosen, draft },
    result,
    onSent: () => {
      form.current?.reset();
      forget();
      changeDraft(undefined);
    },
  });
  const hear = (event: FormEvent<HTMLFormElement>): void => {
    recheck(event);
    ask(event);
  };
  useEffect(() => {
    setTopic(topicOfLink(location.search));
    setChosen(mailboxOfLink(location.search) !== undefined);
    setDraft(loadQuote());
    return takeOver(form.current);
  }, []);
  const writeAnother = (): void => {
    flushSync(startAgain);
    form.current?.querySelector('select')?.focus();
  };
  const failed = state.status === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, by mouse or keyboard.
    <div onClick={pickSubject}>
      {state.status === 'success' && (
        <MessageAccepted
          {...{ text: state.text, email: state.sent.email, phone, hours, ref: result }}
          sent={{ subject: labelOf(state.sent.subject), message: state.sent.message }}
          another={
            <button type="button" onClick={writeAnother}>
              Send another message
            </button>
          }
        />
      )}
      <div hidden={state.status === 'success'}>
        <MessageForm
          action={endpoint}
          isSending={state.status === 'sending'}
          failure={failed ? failureText(state.reason, phone) : fieldLinks(errors)}
          failureMore={failed && 'Your message is still in the form below.'}
          {...{ errors, topic, isChosen, onSubmit: submit, onInput: hear }}
          emailQuestion={question}
          formRef={form}
          failureRef={result}
          quote={
            <QuoteBuilder
              {...{ draft, limits, onChange: changeDraft }}
              onOpen={() => changeDraft({ ...emptyQuote, from: zip })}
            />
          }
        />
      </div>
    </div>
  );
}

/**
 * With a script, the form itself says what is wrong with each field. A textarea has no `pattern`: what
 * the service would refuse is refused here by the same rule. `maxlength` would cut off the end of a
 * pasted text silently.
 */
function takeOver(form: HTMLFormElement | null): (() => void) | undefined {
  const box = form?.querySelector('textarea');
  if (!form || !box) return undefined;
  form.noValidate = true;
  box.removeAttribute('maxlength');
  const check = (): void =>
    box.setCustomValidity(box.value === '' ? '' : (messageError(box.value) ?? ''));
  check();
  box.addEventListener('input', check);
  return () => box.removeEventListener('input', check);
}

function labelOf(subject: string): string {
  return contactSubjects.find(({ value }) => value === subject)?.label ?? subject;
}

/** The quick options over the form choose a subject, and go to it. */
function pickSubject(event: MouseEvent<HTMLDivElement>): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-subject]');
  const select = event.currentTarget.querySelector('select');
  if (!link || !select) return;
  event.preventDefault();
  select.value = link.dataset['subject'] ?? '';
  // The form then gets the same event as after a choice in the list.
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.focus();
}
